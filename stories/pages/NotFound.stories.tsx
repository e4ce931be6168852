import type { Meta, StoryObj } from '@storybook/react-vite';
import * as NotFound from '../sections/not-found/NotFound.stories';
import { PageFrame, Part, wholePage } from '../support/page';

export default {
  ...wholePage,
  title: 'Pages/Not found',
  render: () => (
    <PageFrame path="/404">
      <Part of={NotFound} />
    </PageFrame>
  ),
} satisfies Meta;

export const Basic: StoryObj = {};
