import type { Meta, StoryObj } from '@storybook/react-vite';
import * as VisionGate from '../sections/vision/VisionGate.stories';
import { PageFrame, Part, wholePage } from '../support/page';

export default {
  ...wholePage,
  title: 'Pages/Vision, closed',
  render: () => (
    <PageFrame path="/vision">
      <Part of={VisionGate} />
    </PageFrame>
  ),
} satisfies Meta;

export const Basic: StoryObj = {};
