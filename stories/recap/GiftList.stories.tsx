import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftList } from '@tuppence/ui/recap';
import { expect, within } from 'storybook/test';
import { gifts } from '../fixtures/recap';

const meta = {
  title: 'Recap/GiftList',
  component: GiftList,
  args: { label: 'Gifts in 2026/27', gifts },
} satisfies Meta<typeof GiftList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Gifts in 2026/27' }));
    await expect(table.getAllByRole('row')).toHaveLength(5);
    const own = table.getByRole('row', { name: /1 Oct 2026/ });
    await expect(own).toHaveTextContent('Your own gift');
    await expect(own).toHaveTextContent('£10.00');
  },
};
