import type { Meta, StoryObj } from '@storybook/react-vite';
import { taxSummary } from '@tuppence/content/account/recap-tools';
import { siteDefaults } from '@tuppence/content/site';
import { type Gift, giftsForTaxReturn, TaxSummary } from '@tuppence/ui/recap';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { gifts, hardNames } from '../fixtures/recap';

const meta = {
  title: 'Donor page/TaxSummary',
  component: TaxSummary,
  parameters: {
    guidance: {
      use: 'The Gift Aid payments of a tax year, to print or copy into a tax return.',
      not: 'An estimate of a donor’s tax relief. Use TaxNote.',
      accessibility: 'A named article with a named table. All rows are printed.',
    },
    visual: { tablet: true },
  },
  args: {
    copy: taxSummary(siteDefaults),
    taxYear: 2026,
    today: '2026-11-22',
    account: ['Robin Ashdown', 'robin@tuppence.example'],
    gifts: giftsForTaxReturn(gifts),
  },
} satisfies Meta<typeof TaxSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

const many = Array.from({ length: 1000 }, (_, index): Gift => {
  const day = String(1 + (index % 28)).padStart(2, '0');
  return {
    id: `${index}`,
    givenOn: `2026-${String(5 + (index % 6)).padStart(2, '0')}-${day}`,
    kind: 'own_gift',
    giftAid: true,
    sharePence: 1001,
    charity: hardNames[index % hardNames.length] ?? '',
  };
});

export const Basic: Story = {
  beforeEach: () => {
    const { print } = window;
    window.print = fn();
    return () => {
      window.print = print;
    };
  },
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('article', { name: 'Gift Aid summary 2026/27' }));
    await expect(sheet.getByText('robin@tuppence.example')).toBeVisible();
    await expect(sheet.getByRole('row', { name: /Noah’s .*£10\.00/ })).toBeVisible();
    await expect(sheet.getByText(/^Left out: 3 donations by brands \(£15\.10\)\./)).toBeVisible();
    await expect(sheet.getByText(/The sheet covers gifts up to 22 Nov 2026/)).toBeVisible();
    const { title } = document;
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await expect(window.print).toHaveBeenCalledOnce();
    await expect(document.title).toBe('Gift Aid summary 2026-27');
    await expect(document.body.firstElementChild).toHaveTextContent('robin@tuppence.example');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.title).toBe(title));
    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(1));
  },
};

export const NothingUnderGiftAid: Story = {
  args: { gifts: giftsForTaxReturn(gifts.filter(({ kind }) => kind === 'brand_donation')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No gift under Gift Aid in 2026\/27/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const ThousandPayments: Story = {
  tags: ['check'],
  args: { gifts: giftsForTaxReturn(many), today: '2027-06-01' },
  parameters: { visual: { skip: 'Two hundred rows are taller than a picture may be.' } },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Gift Aid payments in 2026/27' });
    await expect(within(table).getAllByRole('row')).toHaveLength(15);
    await expect(
      within(table).getByRole('row', { name: /^988 later payments.*£9,889\.88/ }),
    ).toBeVisible();
    await expect(within(table).getByRole('row', { name: /^Total.*£10,010\.00/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 200 more' }));
    await expect(within(table).getAllByRole('row')).toHaveLength(215);
    await expect(within(table).getAllByRole('row')[13]).toHaveFocus();
  },
};

export const NamedLikeTheAddress: Story = {
  tags: ['check'],
  args: { account: ['robin@tuppence.example', 'robin@tuppence.example'] },
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('robin@tuppence.example')).toHaveLength(2);
  },
};

export const CannotPrint: Story = {
  beforeEach: () => {
    const { print } = window;
    Object.assign(window, { print: undefined });
    return () => {
      window.print = print;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('This browser can’t print.');
  },
};
