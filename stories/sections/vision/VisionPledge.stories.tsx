import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisionPledge } from '@tuppence/ui/vision';
import { visionPledge } from '../../fixtures/vision';

const meta = {
  title: 'Sections/Vision/VisionPledge',
  component: VisionPledge,
  args: visionPledge,
} satisfies Meta<typeof VisionPledge>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
