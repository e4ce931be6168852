import type { Meta, StoryObj } from '@storybook/react-vite';
import { CharityFinder, type CharityLink, CharityLinks, CharitySearch } from '@tuppence/ui/home';
import { expect, fn, userEvent, within } from 'storybook/test';

const charities: readonly CharityLink[] = [
  { name: 'Made in Hackney', href: '#made-in-hackney' },
  { name: 'Parentkind', href: '#parentkind' },
  { name: 'Noah’s Ark Children’s Hospice', href: '#noahs-ark' },
];
const matching = async (typed: string): Promise<readonly CharityLink[]> =>
  charities.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()));

const copy = {
  searchLabel: 'Search for a charity',
  resultsLabel: 'Charities found',
  found: (count: number) => `${count} found`,
  noneFound: 'It has no page here yet.',
  failed: 'We couldn’t search just now.',
};

const meta = {
  title: 'Sections/Home/CharityFinder',
  component: CharityFinder,
  subcomponents: { CharityLinks, CharitySearch },
  args: {
    title: 'Is yours in there?',
    lead: 'These have a page of their own.',
    search: <CharitySearch copy={copy} search={matching} />,
    children: <CharityLinks label="Charities with a page" charities={charities} />,
  },
} satisfies Meta<typeof CharityFinder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** Before the code of the search is here, and without scripts: the links remain. */
export const WithoutSearch: Story = {
  args: { search: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Parentkind' })).toBeVisible();
  },
};

/** Enter follows the first charity found. */
export const Found: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search for a charity' });
    await userEvent.type(field, 'hack');
    const results = within(await canvas.findByRole('list', { name: 'Charities found' }));
    const link = results.getByRole('link', { name: 'Made in Hackney' });
    await expect(results.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 found');
    const followed = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    await userEvent.type(field, '{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

export const NoneFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(await canvas.findByText('It has no page here yet.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The list cannot be reached: what was typed stays, and so do the charities shown before. */
export const Failed: Story = {
  args: {
    search: <CharitySearch copy={copy} search={() => Promise.reject(new Error('offline'))} />,
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'hack');
    await expect(await canvas.findByText('We couldn’t search just now.')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('hack');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
