import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoinStacks } from '@tuppence/ui/about';
import { mission } from '../../fixtures/about';

const meta = {
  title: 'Sections/About/CoinStacks',
  component: CoinStacks,
  args: { stacks: mission.stacks },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CoinStacks>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
