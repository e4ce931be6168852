import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCard, ShoppingCardStack } from '@tuppence/ui/brand';
import { expect } from 'storybook/test';
import { inSection } from '../../support/frames';

const three = [
  <ShoppingCard key="1" brand="saltmarsh" value="£25" />,
  <ShoppingCard key="2" brand="fernway" value="£100" />,
  <ShoppingCard key="3" brand="marlow-and-finch" value="£50" />,
];

const meta = {
  title: 'Brand/ShoppingCardStack',
  component: ShoppingCardStack,
  parameters: {
    guidance: {
      use: 'Several cards at a glance.',
      not: 'Cards to choose from: they overlap.',
      accessibility: 'A list with one item for each card.',
    },
  },
  args: { children: three },
  decorators: [inSection({ width: 'narrow', clipped: true })],
} satisfies Meta<typeof ShoppingCardStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const FiveOnStrong: Story = {
  args: {
    children: [
      <ShoppingCard key="4" brand="northbound" value="£200" />,
      <ShoppingCard key="5" brand="little-wren" value="£15" />,
      ...three,
    ],
  },
  parameters: { section: { tone: 'strong' } },
};

export const OneCard: Story = {
  parameters: { visual: { skip: 'See Basic of ShoppingCard.' } },
  args: { children: <ShoppingCard brand="oakhurst" value="£50" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
