import type { Meta, StoryObj } from '@storybook/react-vite';
import { GivingChart } from '@tuppence/ui/recap';
import { expect } from 'storybook/test';

const meta = {
  title: 'Donor page/GivingChart',
  component: GivingChart,
  parameters: {
    guidance: {
      use: 'Comparing amounts of money with their total, by month or by charity.',
      not: 'Trends over several years.',
      accessibility: 'A table with a caption: each bar has its figure beside it.',
    },
  },
  args: {
    title: 'By charity',
    labelHeader: 'Charity',
    amountHeader: 'Given',
    totalLabel: 'Total',
    shares: [
      { label: 'Made In Hackney', pence: 2000 },
      { label: 'Parentkind', pence: 1000 },
    ],
  },
} satisfies Meta<typeof GivingChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    const widths = rows.map(
      (row) => row.querySelector('span[style]')?.getBoundingClientRect().width ?? 0,
    );
    await expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(0.5, 1);
    await expect(rows[0]).toHaveTextContent('£20.00');
    await expect(rows[2]).toHaveTextContent('Total£30.00');
  },
};

export const AllZero: Story = {
  args: { shares: [{ label: 'Apr 2026', pence: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('£0.00')).toHaveLength(2);
  },
};
