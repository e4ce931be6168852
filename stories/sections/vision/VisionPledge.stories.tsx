import type { Meta, StoryObj } from '@storybook/react-vite';
import { visionPledge } from '@tuppence/content/vision/copy';
import { VisionPledge } from '@tuppence/ui/vision';

const meta = {
  title: 'Sections/Vision/VisionPledge',
  component: VisionPledge,
  parameters: {
    guidance: {
      use: 'The company’s pledges: a text, and a list beside it.',
      not: 'Sums of money. Use Receipt.',
      accessibility: 'Has its own heading. The pledges are a list of terms and values.',
    },
  },
  args: visionPledge,
} satisfies Meta<typeof VisionPledge>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
