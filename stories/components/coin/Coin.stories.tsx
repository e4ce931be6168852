import type { Meta, StoryObj } from '@storybook/react-vite';
import { Coin } from '@tuppence/ui';
import { Inline } from '@tuppence/ui/layout';
import { expect, waitFor } from 'storybook/test';
import { inMiddle } from '../../support/frames';

const meta = {
  title: 'Components/Coin',
  component: Coin,
  parameters: {
    guidance: {
      use: 'A sign of money arriving, beside text that says so.',
      not: 'An icon for price, wallet or settings.',
      accessibility: 'Decoration: hidden from assistive technology.',
    },
  },
  args: { size: 96 },
  decorators: [inMiddle],
} satisfies Meta<typeof Coin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const coin = canvasElement.querySelector('svg');
    await expect(coin?.getBoundingClientRect().width).toBe(96);
    await expect(coin?.getAnimations()).toHaveLength(0);
  },
};

export const Dropped: Story = {
  args: { dropped: true },
  globals: { motion: 'full' },
  parameters: { visual: { skip: 'It moves.' } },
  play: async ({ canvasElement }) => {
    const coin = canvasElement.querySelector('svg');
    await expect(coin?.getAnimations()).toHaveLength(1);
    await waitFor(() => expect(coin?.getAnimations()).toHaveLength(0));
  },
};

export const DroppedWithReducedMotion: Story = {
  tags: ['check'],
  args: { dropped: true },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getAnimations()).toHaveLength(0);
  },
};

export const SizesOnStrong: Story = {
  parameters: { section: { tone: 'strong' } },
  render: () => (
    <Inline gap={6}>
      <Coin size={20} />
      <Coin />
      <Coin size={160} />
    </Inline>
  ),
};
