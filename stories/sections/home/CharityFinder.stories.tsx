import type { Meta, StoryObj } from '@storybook/react-vite';
import { finder } from '@tuppence/content/home/copy';
import { searchCopy, searchField } from '@tuppence/content/home/finder';
import { Button } from '@tuppence/ui';
import {
  CharityFinder,
  type CharityLink,
  CharityLinks,
  CharitySearch,
  CharitySearchField,
  CharitySearchPlace,
  RegisteredCharities,
  type RegisteredCharity,
} from '@tuppence/ui/home';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

const charities: readonly CharityLink[] = [
  { name: 'Made in Hackney', href: '#made-in-hackney' },
  { name: 'Parentkind', href: '#parentkind' },
  { name: 'Noah’s Ark Children’s Hospice', href: '#noahs-ark' },
];
const matching = async (typed: string): Promise<readonly CharityLink[]> =>
  charities.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()));

const registered: readonly RegisteredCharity[] = [
  { id: '1', name: 'HACKFORD VILLAGE HALL', detail: 'Hackford, 1000001' },
  {
    id: '2',
    name: 'The Friends of Hackney Wick and Old Ford Children’s Playground and Community Garden',
    detail: 'London, 1000002',
  },
  { id: '3', name: 'جمعية هاكني الخيرية', detail: 'Hackney, 1000003' },
];
const searchRegister = async () => registered;

const copy = {
  ...searchCopy,
  resultsLabel: 'Charities found',
  registeredLabel: 'Charities on the register',
  partnersFailed: 'Only the register was searched.',
  registerFailed: 'Only charities with a page were searched.',
  found: (count: number) => `${count} found`,
  noneFound: 'It has no page here yet.',
  failed: 'We couldn’t search just now.',
};

const meta = {
  title: 'Sections/Home/CharityFinder',
  component: CharityFinder,
  parameters: {
    guidance: {
      use: 'Helping people find the page of their charity.',
      not: 'Choosing a charity in a form. Use CharityPicker.',
      accessibility: 'The number of results is announced. Without scripts, the links still work.',
    },
    visual: { tablet: true },
  },
  subcomponents: {
    CharityLinks,
    CharitySearchField,
    CharitySearchPlace,
    CharitySearch,
    RegisteredCharities,
  },
  args: {
    title: finder.title,
    lead: 'These have a page of their own.',
    field: <CharitySearchField {...searchField} />,
    search: <CharitySearch copy={copy} search={matching} searchRegister={async () => []} />,
    children: <CharityLinks label="Charities with a page" charities={charities} />,
  },
} satisfies Meta<typeof CharityFinder>;
export default meta;

type Story = StoryObj<typeof meta>;

/** After a pause in typing. */
const announced = (status: HTMLElement, text: string) =>
  waitFor(() => expect(status).toHaveTextContent(text));

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** The search finds what was typed before it loaded. */
export const LateSearch: Story = {
  parameters: { visual: { skip: 'See Found.' } },
  args: { search: null },
  render: function Late(args) {
    const [search, setSearch] = useState<ReactNode>(null);
    const load = () => setSearch(meta.args.search);
    return (
      <>
        <CharityFinder {...args} search={search} />
        <Button onClick={load}>Load the search</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search for a charity' });
    await userEvent.type(field, 'hack{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Load the search' }));
    await expect(await canvas.findByRole('list', { name: 'Charities found' })).toBeVisible();
    await expect(field).toHaveValue('hack');
  },
};

export const Found: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search for a charity' });
    await userEvent.type(field, 'hack');
    const results = within(await canvas.findByRole('list', { name: 'Charities found' }));
    const link = results.getByRole('link', { name: 'Made in Hackney' });
    await expect(results.getAllByRole('link')).toHaveLength(1);
    await announced(canvas.getByRole('status'), '1 found');
    const followed = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    await userEvent.type(field, '{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

/** Enter opens the only new result, not an old one. */
export const EnterBeforeAnswer: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Found.' } },
  play: async ({ canvas }) => {
    const followed: (string | null)[] = [];
    canvas
      .getByRole('heading')
      .closest('section')
      ?.addEventListener('click', (event) => {
        const link = (event.target as HTMLElement).closest('a');
        if (!link) return;
        event.preventDefault();
        followed.push(link.textContent);
      });
    const field = canvas.getByRole('searchbox', { name: 'Search for a charity' });
    await userEvent.type(field, 'hack');
    await announced(canvas.getByRole('status'), '1 found');
    await userEvent.clear(field);
    await userEvent.type(field, 'parent{Enter}');
    await waitFor(() => expect(followed).toEqual(['Parentkind']));
  },
};

export const NoneFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await announced(canvas.getByRole('status'), 'It has no page here yet.');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Failed: Story = {
  args: {
    search: (
      <CharitySearch
        copy={copy}
        search={() => Promise.reject(new Error('offline'))}
        searchRegister={() => Promise.reject(new Error('offline'))}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'hack');
    await expect(await canvas.findByText('We couldn’t search just now.')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('hack');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

const chosen = fn();

export const WithRegister: Story = {
  args: {
    search: (
      <CharitySearch
        copy={copy}
        search={matching}
        searchRegister={searchRegister}
        onChoose={chosen}
      />
    ),
  },
  play: async ({ canvas }) => {
    chosen.mockClear();
    await userEvent.type(canvas.getByRole('searchbox'), 'hack');
    const list = within(await canvas.findByRole('list', { name: 'Charities on the register' }));
    await announced(canvas.getByRole('status'), '4 found');
    await expect(
      within(canvas.getByRole('list', { name: 'Charities found' })).getByRole('link', {
        name: 'Made in Hackney',
      }),
    ).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /HACKFORD VILLAGE HALL/ }));
    await expect(chosen).toHaveBeenCalledWith(registered[0]);
    await expect(chosen).toHaveBeenCalledOnce();
    await expect(list.getByText('جمعية هاكني الخيرية')).toHaveStyle({ direction: 'rtl' });
  },
};

export const OpensInNewTab: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See WithRegister.' } },
  args: {
    search: (
      <CharitySearch
        copy={copy}
        search={matching}
        searchRegister={async () => [
          { id: '1', name: 'Hackford Hall', detail: 'Hackford', href: '#hackford' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'hack');
    const link = await canvas.findByRole('link', { name: /Hackford Hall/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};

/** Until the register answers, nothing is announced. */
export const Searching: Story = {
  parameters: { visual: { skip: 'Looks like Found, with “Searching…” instead of “1 found”.' } },
  args: {
    search: (
      <CharitySearch copy={copy} search={matching} searchRegister={() => new Promise(() => {})} />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'hack');
    await expect(await canvas.findByText('Searching…')).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Charities found' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const AnnouncedOnce: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See WithRegister.' } },
  ...WithRegister,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const said: string[] = [];
    const watcher = new MutationObserver(() => {
      if (status.textContent) said.push(status.textContent);
    });
    watcher.observe(status, { childList: true, subtree: true, characterData: true });
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'h');
    await expect(await canvas.findByRole('list', { name: 'Charities found' })).toBeVisible();
    await userEvent.type(field, 'ack');
    await announced(status, '4 found');
    watcher.disconnect();
    await expect(said).toEqual([
      expect.stringMatching(/^4 found\. Made in Hackney, [^,]+, [^,]+$/),
    ]);
  },
};

const unreliableRegister = fn(
  (): Promise<readonly RegisteredCharity[]> => Promise.reject(new Error('offline')),
);

export const RegisterFailed: Story = {
  args: {
    search: <CharitySearch copy={copy} search={matching} searchRegister={unreliableRegister} />,
  },
  beforeEach: () => {
    unreliableRegister.mockReset().mockRejectedValue(new Error('offline'));
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'hack');
    await expect(
      await canvas.findByText('Only charities with a page were searched.', { ignore: '[role]' }),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Charities found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const PartnersFailed: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See RegisterFailed.' } },
  args: {
    search: (
      <CharitySearch
        copy={copy}
        search={() => Promise.reject(new Error('offline'))}
        searchRegister={async () => []}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'hack');
    await expect(await canvas.findByText('Only the register was searched.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText('It has no page here yet.')).toBeNull();
  },
};

export const TriedAgain: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See WithRegister.' } },
  ...RegisterFailed,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'hack');
    const again = await canvas.findByRole('button', { name: 'Try again' });
    unreliableRegister.mockResolvedValue(registered);
    await userEvent.click(again);
    await expect(
      await canvas.findByRole('list', { name: 'Charities on the register' }),
    ).toBeVisible();
    await announced(canvas.getByRole('status'), '4 found');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

const answers = new Map<string, (charities: readonly RegisteredCharity[]) => void>();
const withPage = new Map<string, (charities: readonly CharityLink[]) => void>();

export const StaleAnswer: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See WithRegister.' } },
  args: {
    search: (
      <CharitySearch
        copy={copy}
        search={(typed) => new Promise((resolve) => withPage.set(typed, resolve))}
        searchRegister={(typed) => new Promise((resolve) => answers.set(typed, resolve))}
      />
    ),
  },
  play: async ({ canvas }) => {
    answers.clear();
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'ha');
    await waitFor(() => expect(answers.has('ha')).toBe(true));
    await userEvent.type(field, 'ck');
    await waitFor(() => expect(answers.has('hack')).toBe(true));
    withPage.get('hack')?.([]);
    answers.get('hack')?.(registered.slice(0, 1));
    await expect(await canvas.findByRole('button', { name: /HACKFORD/ })).toBeVisible();
    withPage.get('ha')?.(charities);
    answers.get('ha')?.(registered.slice(1));
    // Nothing may change, so there is no event to wait for.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await announced(canvas.getByRole('status'), '1 found');
    await expect(canvas.queryByRole('button', { name: /Friends of Hackney/ })).toBeNull();
  },
};
