import type { Meta, StoryObj } from '@storybook/react-vite';
import { givingHistory } from '@tuppence/content/account/recap';
import { Button } from '@tuppence/ui';
import { GivingHistory } from '@tuppence/ui/recap';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { gifts } from '../fixtures/recap';

const meta = {
  title: 'Donor page/GivingHistory',
  component: GivingHistory,
  parameters: {
    guidance: {
      use: 'The gifts of one tax year, as charts and a list.',
      not: 'A donor without gifts. Use EmptyRecap.',
      accessibility: 'A change of year is announced with its total. The charts are tables.',
    },
  },
  args: {
    copy: givingHistory,
    taxYear: 2026,
    gifts,
    today: '2026-11-21',
    onDownload: fn(),
  },
} satisfies Meta<typeof GivingHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    const charities = within(canvas.getByRole('table', { name: 'By charity' }));
    await expect(charities.getByRole('row', { name: /Made In Hackney £5\.50/ })).toBeVisible();
    const months = within(canvas.getByRole('table', { name: 'By month' }));
    const labels = months.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect([labels.at(0), labels.at(-2)]).toEqual(['Apr 2026', 'Nov 2026']);
    await expect(canvas.getAllByRole('row', { name: /^Total .*£25\.10$/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const ChangeOfYear: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  render: function Changing(args) {
    const [taxYear, setTaxYear] = useState(args.taxYear);
    return (
      <>
        <GivingHistory {...args} taxYear={taxYear} gifts={args.gifts.slice(0, 2027 - taxYear)} />
        <Button onClick={() => setTaxYear(2025)}>Another year</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Another year' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2025/26: 2 gifts, £13.00 in all.');
  },
};

export const NothingInThatYear: Story = {
  args: { gifts: [], taxYear: 2025 },
  play: async ({ canvas }) => {
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
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};
