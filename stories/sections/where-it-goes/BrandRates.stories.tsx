import type { Meta, StoryObj } from '@storybook/react-vite';
import { rates } from '@tuppence/content/brands/copy';
import { BrandRates } from '@tuppence/ui/where-it-goes';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Sections/BrandRates',
  component: BrandRates,
  parameters: {
    guidance: {
      use: 'The page that lists what each brand gives.',
      not: 'A few brands inside another page. Use PartnerBrands, with a link to the list.',
      accessibility:
        'Contains the level 1 heading. A table with headers. Announces how many brands were found, and the rates of the first.',
    },
  },
  args: {
    copy: {
      ...rates.copy,
      lead: 'Every brand gives at least 5% of the card, some up to 20%.',
      noneFound: 'No matches. Try another name.',
    },
    rates: [
      { brand: 'oakhurst', gives: '20%', sends: '£10.00' },
      { brand: 'bright-and-bold', goods: 'school shoes', gives: '12%', sends: '£6.00' },
      { brand: 'fernway', gives: '5%', sends: '£2.50' },
      { brand: 'pantry-lane', gives: '5%', sends: '£2.50' },
    ],
  },
} satisfies Meta<typeof BrandRates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Oakhurst/ });
    await expect(within(row).getByText('20%')).toBeVisible();
    await expect(within(row).getByText('£10.00')).toBeVisible();
    await expect(canvas.getByText('4 brands')).toBeVisible();
  },
};

/** A screen reader hears one count, after the last letter. */
const announced = (status: HTMLElement, text: string) =>
  waitFor(() => expect(status).toHaveTextContent(text));

/** Part of a word is enough. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'superm');
    await expect(canvas.getByText('2 brands', { ignore: '[role]' })).toBeVisible();
    await announced(canvas.getByRole('status'), '2 brands');
    await expect(canvas.queryByText('Oakhurst')).toBeNull();
    await expect(canvas.getByText('Fernway')).toBeVisible();
  },
};

export const Misspelt: Story = {
  parameters: { visual: { skip: 'See Filtered.' } },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const said: string[] = [];
    const watcher = new MutationObserver(() => said.push(status.textContent ?? ''));
    watcher.observe(status, { childList: true, subtree: true, characterData: true });
    await userEvent.type(canvas.getByRole('searchbox'), 'supremarket', { delay: 20 });
    await announced(status, '2 brands');
    watcher.disconnect();
    await expect(said.filter(Boolean)).toEqual([
      '2 brands. Fernway gives 5%, Pantry Lane gives 5%',
    ]);
  },
};

export const FoundByGoods: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'school shoes');
    await announced(canvas.getByRole('status'), '1 brand. Bright & Bold gives 12%');
  },
};

export const NoMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zebra');
    await announced(canvas.getByRole('status'), 'No matches. Try another name.');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
