import type { Meta, StoryObj } from '@storybook/react-vite';
import { contact } from '@tuppence/content/about/copy';
import { siteDefaults } from '@tuppence/content/site';
import { Contact } from '@tuppence/ui/about';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withClipboard } from '../../support/clipboard';

const meta = {
  title: 'Sections/About/Contact',
  component: Contact,
  parameters: {
    guidance: {
      use: 'Addresses that people write to, each with a button that copies it.',
      not: 'A form, or a single address in a sentence. Use Link.',
      accessibility:
        'Has its own heading. Copy buttons name their address. In onCopied, show a toast.',
    },
  },
  args: { ...contact(siteDefaults), onCopied: fn(), onCopyFailed: fn() },
} satisfies Meta<typeof Contact>;
export default meta;

type Story = StoryObj<typeof meta>;

const written = fn(async () => {});

export const Basic: Story = {};

export const Copied: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Copied of CopyButton.' } },
  play: withClipboard({ writeText: written }, async ({ args, canvas, canvasElement }) => {
    const email = siteDefaults.supportEmail;
    await expect(canvasElement.querySelector('#contact-us')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Copy ${email}` }));
    await expect(written).toHaveBeenCalledWith(email);
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledWith('Support email'));
  }),
};

export const CopyRefused: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Refused of CopyButton.' } },
  play: withClipboard(
    { writeText: () => Promise.reject(new Error('refused')) },
    async ({ args, canvas }) => {
      const [first] = canvas.getAllByRole('button');
      await userEvent.click(first as HTMLElement);
      await waitFor(() => expect(args.onCopyFailed).toHaveBeenCalledOnce());
      await expect(args.onCopied).not.toHaveBeenCalled();
    },
  ),
};

export const LongAddress: Story = {
  args: {
    addresses: [
      {
        label: 'Support email',
        purpose: 'An address that is wider than a phone.',
        email:
          'the-department-for-receipts-that-went-astray@a-very-long-subdomain.tuppence.example',
      },
    ],
  },
};
