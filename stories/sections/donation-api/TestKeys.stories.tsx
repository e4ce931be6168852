import type { Meta, StoryObj } from '@storybook/react-vite';
import { apiKey, charity, keys } from '@tuppence/content/donation-api/charities-trial';
import { Text } from '@tuppence/ui';
import { TestKeys } from '@tuppence/ui/donation-api';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withClipboard } from '../../support/clipboard';

const writeText = fn(async (_text: string) => {});

const meta = {
  title: 'Sections/DonationApi/TestKeys',
  component: TestKeys,
  parameters: {
    guidance: {
      use: 'A test key and a charity’s id, each with a button that copies it.',
      not: 'Secret keys: their value is visible.',
      accessibility: 'Has its own heading. The id is announced when another charity is chosen.',
    },
  },
  args: {
    title: keys.title,
    lead: 'All you need for a first call.',
    apiKey: {
      ...apiKey,
      text: 'Made for you just now.',
      value: 'tp_test_0123456789abcdef0123',
    },
    charity: {
      ...charity,
      text: 'The id of Save The Children.',
      value: 'save-the-children',
    },
    more: { href: '/reference', label: 'Try a call' },
    children: <Text>The search for a charity.</Text>,
    onCopied: fn(),
    onCopyFailed: fn(),
  },
} satisfies Meta<typeof TestKeys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: withClipboard({ writeText }, async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the id' }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
    await expect(writeText).toHaveBeenCalledWith('save-the-children');
  }),
};

/** An id of 64 characters, the most that the API accepts. */
export const LongId: Story = {
  args: {
    charity: {
      ...charity,
      text: `The id of ${'Llanfairpwllgwyngyll '.repeat(4)}.`,
      value: 'llanfairpwllgwyngyll-'.repeat(4).slice(0, 64),
    },
  },
};
