import type { Meta, StoryObj } from '@storybook/react-vite';
import { visionPledge } from '@tuppence/content/vision-unlocked';
import { VisionPledge } from '@tuppence/ui/vision';

const meta = {
  title: 'Sections/Vision/VisionPledge',
  component: VisionPledge,
  args: visionPledge,
} satisfies Meta<typeof VisionPledge>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
