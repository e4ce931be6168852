import type { Meta, StoryObj } from '@storybook/react-vite';
import * as AuthFrame from '../auth/AuthFrame.stories';
import { PageFrame, Part, wholePage } from '../support/page';

const meta = {
  ...wholePage,
  title: 'Pages/Sign in',
  render: () => (
    <PageFrame path="/auth">
      <Part of={AuthFrame} />
    </PageFrame>
  ),
} satisfies Meta;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
