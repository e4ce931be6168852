import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoinStacks } from '@tuppence/ui/about';
import { mission } from '../../fixtures/about';
import { inColumn } from '../../support/frames';

const meta = {
  title: 'Sections/About/CoinStacks',
  component: CoinStacks,
  args: { stacks: mission.stacks },
  decorators: [inColumn(480)],
} satisfies Meta<typeof CoinStacks>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
