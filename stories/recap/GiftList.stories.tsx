import type { Meta, StoryObj } from '@storybook/react-vite';
import { givingHistory } from '@tuppence/content/account/recap';
import { GiftList } from '@tuppence/ui/recap';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { gifts } from '../fixtures/recap';

const meta = {
  title: 'Donor page/GiftList',
  component: GiftList,
  parameters: {
    guidance: {
      use: 'Every gift of a year.',
      not: 'A handful of figures. Use Receipt.',
      accessibility: 'A named table. Expanding focuses the first new row. All rows are printed.',
    },
  },
  args: { copy: givingHistory.giftList, label: 'Gifts in 2026/27', gifts },
} satisfies Meta<typeof GiftList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Gifts in 2026/27' }));
    await expect(table.getAllByRole('row')).toHaveLength(6);
    await expect(table.getByText('with Gift Aid')).toBeVisible();
    await expect(table.getByRole('row', { name: /^Total.*£25\.10$/ })).toBeVisible();
    const own = table.getByRole('row', { name: /1 Oct 2026/ });
    await expect(own).toHaveTextContent('Your own gift');
    await expect(own).toHaveTextContent('£10.00');
  },
};

export const Folds: Story = {
  args: {
    gifts: Array.from({ length: 40 }, (_, index) => ({
      ...(gifts[0] as (typeof gifts)[number]),
      id: `${index}`,
      charity: `Charity ${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole('row', { name: /Charity \d+/ });
    await expect(rows()).toHaveLength(12);
    await expect(canvas.getByRole('row', { name: /^28 earlier gifts.*£84\.00$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 40 gifts' }));
    await expect(rows()).toHaveLength(40);
    await expect(rows()[12]).toHaveFocus();
    await expect(canvas.queryByText(/earlier gifts/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer', expanded: true }));
    await expect(rows()).toHaveLength(12);
    await expect(canvas.getByRole('button', { name: 'Show all 40 gifts' })).toHaveFocus();
  },
};

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...(gifts[0] as (typeof gifts)[number]),
    id: `${index}`,
  }));

export const TenThousand: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'The rows of Folds, 212 of them.' } },
  args: { gifts: many(10_000) },
  play: async ({ canvas, canvasElement }) => {
    const drawn = () => [...canvasElement.querySelectorAll('tbody:first-of-type tr')];
    const shown = () => drawn().filter((row) => row.checkVisibility());
    await expect(drawn()).toHaveLength(200);
    await expect(shown()).toHaveLength(12);
    await userEvent.click(canvas.getByText('Show 200 more'));
    await expect(drawn()).toHaveLength(212);
    await expect(shown()).toHaveLength(212);
    await expect(drawn()[12]).toHaveFocus();
  },
};

/** Paper shows all gifts, even those not yet in the document. */
export const Printed: Story = {
  parameters: { visual: { skip: 'See Folds.' } },
  args: { gifts: many(220) },
  play: async ({ canvasElement }) => {
    const drawn = () => canvasElement.querySelectorAll('tbody:first-of-type tr');
    await expect(drawn()).toHaveLength(200);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(drawn()).toHaveLength(220);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(drawn()).toHaveLength(200));
  },
};
