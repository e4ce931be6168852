import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitlist, waitlistForm } from '@tuppence/content/waitlist/copy';
import { WaitlistDialog } from '@tuppence/ui/dialogs';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../support/framed';
import { shown } from '../support/shown';
import { inStep, useArg } from '../support/use-arg';

const meta = {
  title: 'Dialogs/WaitlistDialog',
  component: WaitlistDialog,
  parameters: {
    ...framed(),
    guidance: {
      use: 'Joining the waitlist, from any page.',
      not: 'A page with room for the form itself. Use WaitlistForm.',
      accessibility: 'Its first field takes focus. Errors are tied to their fields and announced.',
    },
  },
  args: {
    title: waitlist.title,
    copy: waitlistForm,
    socialProof: waitlist.socialProof,
    open: true,
    onClose: fn(),
    onSubmit: fn(async () => {}),
    description: 'Be among the first to raise money with the weekly shop.',
  },
  decorators: [inStep],
  render: function Closing(args) {
    const [open, setOpen] = useArg(args, 'open');
    return (
      <WaitlistDialog
        {...args}
        open={open}
        onClose={() => {
          setOpen(false);
          args.onClose();
        }}
      />
    );
  },
} satisfies Meta<typeof WaitlistDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = async () => within(await screen.findByRole('dialog'));

async function signUp() {
  const dialog = await form();
  await userEvent.type(dialog.getByRole('textbox'), 'ada@tuppence.example');
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
}

export const Basic: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Get early access' });
    const email = within(dialog).getByPlaceholderText('Enter your email address');
    await waitFor(() => expect(email).toHaveFocus());
    await shown(within(dialog).getByText(waitlist.socialProof.text));
    await shown(within(dialog).getByText('+74'));
  },
};

export const WithErrors: Story = {
  play: async () => {
    const dialog = await form();
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await shown(await dialog.findByText('Please enter a valid email address.'));
    await shown(dialog.getByText('You must accept the terms and conditions'));
  },
};

export const Sent: Story = {
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ args }) => {
    await signUp();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'ada@tuppence.example',
      acceptTerms: true,
      leaveEmpty: '',
    });
  },
};

export const Failed: Story = {
  parameters: { visual: { skip: 'See Foundations/Sending fails.', expectedError: /offline/ } },
  args: { onSubmit: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args }) => {
    await signUp();
    await shown(await screen.findByText(/then try again\./));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  parameters: { visual: { skip: 'See Pending of WaitlistForm.' } },
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ args }) => {
    await signUp();
    await shown(await screen.findByRole('button', { name: 'Submitting…' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LinksCloseIt: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'Looks like Basic.' } },
  // Stays open, for the second link.
  render: (args) => <WaitlistDialog {...args} />,
  play: async ({ args }) => {
    const dialog = await form();
    for (const name of ['Terms & Conditions', 'Privacy Policy']) {
      const link = dialog.getByRole('link', { name });
      link.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(link);
    }
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const VeryLongText: Story = {
  args: {
    title: 'Get early access to Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    description: 'A description that goes on and on. '.repeat(20),
  },
};
