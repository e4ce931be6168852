import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Charity, CharityPicker } from '@tuppence/ui/charity-picker';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

const charities: Charity[] = [
  { id: 'save-the-children', name: 'Save The Children', cause: 'Children, worldwide' },
  { id: 'noahs-ark', name: 'Noah’s Ark Children’s Hospice', cause: 'Hospice care, North London' },
  { id: 'parentkind', name: 'Parentkind', cause: 'Parents and schools' },
  { id: 'vaac', name: 'Voluntary Action Arun & Chichester' },
];

const meta = {
  title: 'Brand/CharityPicker',
  component: CharityPicker,
  parameters: {
    guidance: {
      use: 'One charity among hundreds, by typing part of its name.',
      not: 'A handful of choices. Use RadioGroup.',
      accessibility:
        'A combobox: arrow keys move, Enter chooses, Escape cancels. Announces how many it finds.',
    },
  },
  args: { label: 'Charity', charities, value: 'save-the-children', onValueChange: fn() },
  render: function Remembering(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CharityPicker
        {...args}
        value={value}
        onValueChange={(id) => {
          setValue(id);
          args.onValueChange?.(id);
        }}
      />
    );
  },
} satisfies Meta<typeof CharityPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Charity' })).toHaveValue(
      'Save The Children',
    );
  },
};

export const WithHint: Story = {
  args: { description: 'Type part of the name.' },
};

/** A screen reader can still read the content around the list. */
export const LeavesThePageReadable: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Open.' } },
  decorators: [
    (Story) => (
      <>
        <h2>Around it</h2>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('noahs');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Around it' })).toBeVisible();
    await expect(document.querySelector('[data-react-aria-top-layer]')).toBeNull();
  },
};

export const PicksByTyping: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('noahs');
    await expect(await canvas.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('noahs-ark');
    await expect(canvas.getByRole('combobox')).toHaveValue('Noah’s Ark Children’s Hospice');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await waitFor(
      () =>
        expect(canvas.getByRole('status')).toHaveTextContent(
          'Charity: Noah’s Ark Children’s Hospice',
        ),
      { timeout: 5000 },
    );
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findAllByRole('option')).toHaveLength(4);
    await expect(canvas.getByRole('option', { name: /Save The Children/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const PicksByPointer: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await canvas.findByRole('option', { name: /^Parentkind/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('parentkind');
    await expect(canvas.getByRole('combobox')).toHaveValue('Parentkind');
  },
};

export const EscapeGoesBack: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('par{Escape}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Save The Children');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('zzz');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'No charity by that name. Try part of it.',
      ),
    );
    const said = fn();
    const watcher = new MutationObserver(said);
    watcher.observe(canvas.getByRole('status'), { childList: true, subtree: true });
    await userEvent.tab();
    // Heard as the count already.
    watcher.disconnect();
    await expect(said).not.toHaveBeenCalled();
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveValue('zzz');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('No charity by that name. Try part of it.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const KnowsNames: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic and NothingFound.' } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('parent');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Choose a charity from the list.');
    await userEvent.clear(field);
    await userEvent.type(field, 'parentkind');
    await userEvent.tab();
    await expect(field).toBeValid();
    await expect(field).toHaveValue('Parentkind');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('parentkind');
  },
};

export const CountsOnce: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Open.' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'o');
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    const counts = document.querySelector('[data-live-announcer] > [role="log"]');
    await expect(counts, 'react-aria’s count is not heard').toHaveAttribute('aria-live', 'off');
  },
};

export const PicksAfterAMiss: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See NothingFound and Basic.' } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('zzz{Enter}');
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.keyboard('parent{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('parentkind');
    await expect(field).toBeValid();
  },
};

export const OpensWhenPressed: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Open.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findAllByRole('option')).toHaveLength(4);
  },
};

export const LongNames: Story = {
  args: {
    charities: [
      {
        id: 'long',
        name: 'The Worshipful Society for the Preservation of Exceptionally Long Charity Names and Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        cause: 'A cause that needs rather more words than one line of a list has room for',
      },
    ],
    value: 'long',
  },
};
