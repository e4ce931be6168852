import type { Meta, StoryObj } from '@storybook/react-vite';
import { GivingHistory } from '@tuppence/ui/recap';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { gifts, givingHistory } from '../fixtures/recap';

const meta = {
  title: 'Recap/GivingHistory',
  component: GivingHistory,
  args: {
    copy: givingHistory,
    taxYear: 2026,
    taxYears: [2026, 2025],
    onTaxYearChange: fn(),
    gifts,
    today: '2026-11-21',
    onDownload: fn(),
  },
} satisfies Meta<typeof GivingHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const charities = within(canvas.getByRole('table', { name: 'By charity' }));
    await expect(charities.getByRole('row', { name: /Made In Hackney £5\.50/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Tax year'), '2025/26');
    await expect(args.onTaxYearChange).toHaveBeenCalledWith(2025);
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

/** The months of this tax year end with this one. */
export const NoFutureMonths: Story = {
  play: async ({ canvasElement }) => {
    const months = within(within(canvasElement).getByRole('table', { name: 'By month' }));
    const labels = months.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(labels.at(0)).toBe('Apr 2026');
    await expect(labels.at(-1)).toBe('Nov 2026');
  },
};

/** The figures of the year are announced, and only after a change. */
export const ChangeOfYear: Story = {
  render: function Changing(args) {
    const [taxYear, setTaxYear] = useState(args.taxYear);
    const shown = taxYear === 2026 ? args.gifts : args.gifts.slice(0, 1);
    return <GivingHistory {...args} taxYear={taxYear} onTaxYearChange={setTaxYear} gifts={shown} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.selectOptions(canvas.getByLabelText('Tax year'), '2025/26');
    await expect(canvas.getByRole('status')).toHaveTextContent('2025/26: 1 gift, £3.00 in all.');
  },
};

export const NothingInThatYear: Story = {
  args: { gifts: [], taxYear: 2025 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nothing in 2025/26 yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  },
};

export const ManyGiftsWithLongNames: Story = {
  args: {
    gifts: Array.from({ length: 40 }, (_, index) => ({
      id: `${index}`,
      givenOn: `2026-${String(5 + (index % 7)).padStart(2, '0')}-12`,
      kind: 'brand_donation' as const,
      brand: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch & Daughters',
      creditPence: 9_999_999,
      sharePence: 1_999_999,
      charity: `The Worshipful Society for the Relief of Very Long Names, branch ${index % 5}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region');
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};
