import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '@tuppence/ui';
import { ShoppingBasket } from 'lucide';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  parameters: {
    guidance: {
      use: 'A symbol beside text.',
      not: 'A symbol alone, unless its button has a name.',
      accessibility: 'Hidden from assistive technology.',
    },
  },
  args: { icon: ShoppingBasket },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(drawing).toHaveAttribute('stroke-width', '1.75');
    await expect(drawing?.getBoundingClientRect().width).toBe(20);
  },
};
