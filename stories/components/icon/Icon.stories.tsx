import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, Text } from '@tuppence/ui';
import { Inline } from '@tuppence/ui/layout';
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
      good: {
        picture: () => (
          <Inline gap={2}>
            <Icon icon={ShoppingBasket} />
            <Text>Weekly shop</Text>
          </Inline>
        ),
        reason: 'The word says what the symbol means.',
      },
      bad: {
        picture: () => <Icon icon={ShoppingBasket} />,
        reason: 'A symbol alone: a basket, a shop, or an order?',
      },
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
