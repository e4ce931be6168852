import type { Meta, StoryObj } from '@storybook/react-vite';
import * as AuthFrame from '../auth/AuthFrame.stories';
import { PageFrame, Part, wholePage } from '../support/page';

export default {
  ...wholePage,
  title: 'Pages/Sign in',
  render: () => (
    <PageFrame path="/auth">
      <Part of={AuthFrame} />
    </PageFrame>
  ),
} satisfies Meta;

export const Basic: StoryObj = {};
