import type { Meta, StoryObj } from '@storybook/react-vite';
import { mission } from '@tuppence/content/about/copy';
import { siteDefaults } from '@tuppence/content/site';
import { CoinStacks } from '@tuppence/ui/about';
import { inColumn } from '../../support/frames';

const meta = {
  title: 'Sections/About/CoinStacks',
  component: CoinStacks,
  parameters: {
    guidance: {
      use: 'Illustrating how small amounts add up.',
      not: 'Sums (Receipt), or amounts to compare (GivingChart).',
      accessibility: 'A list: labels and amounts are text, the coins are decorative.',
    },
  },
  args: { stacks: mission(siteDefaults).stacks },
  decorators: [inColumn(480)],
} satisfies Meta<typeof CoinStacks>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
