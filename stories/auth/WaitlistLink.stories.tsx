import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteDefaults } from '@tuppence/content/site';
import { waitlistForm } from '@tuppence/content/waitlist/copy';
import { waitlistLink } from '@tuppence/content/waitlist/link';
import { WaitlistLink, type WaitlistPlaceData } from '@tuppence/ui/auth';
import { WaitlistForm } from '@tuppence/ui/dialogs';
import { expect, fn, userEvent } from 'storybook/test';

const nowhere = async (): Promise<WaitlistPlaceData | null> => null;
const place = { place: 1204, friends: 1, code: '0f3c9a7be1' };

const meta = {
  title: 'Auth/WaitlistLink',
  component: WaitlistLink,
  parameters: {
    layout: 'fullscreen',
    guidance: {
      use: 'The page of the links in emails about the waitlist.',
      not: 'A link that signs in. Use AuthFrame with a button.',
      accessibility:
        'Each outcome has a heading of its own, which takes focus. A failure is announced.',
    },
  },
  args: {
    copy: waitlistLink(siteDefaults),
    step: 'confirm',
    form: null,
    token: 'token',
    onLook: fn(nowhere),
    onConfirm: fn(async () => place),
    onLeave: fn(async () => undefined),
    inviteLink: (code) => `${siteDefaults.origin}/?ref=${code}`,
    onCopied: fn(),
  },
} satisfies Meta<typeof WaitlistLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = { level: 1 };

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(canvas.getByRole('heading', heading)).toHaveTextContent('Confirm that it’s you');
    await expect(canvas.getByRole('button', { name: 'Confirm that it’s me' })).toBeVisible();
  },
};

export const Joining: Story = {
  args: {
    step: 'join',
    form: <WaitlistForm copy={waitlistForm} onSubmit={fn(async () => {})} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', heading)).toHaveTextContent(
      'Leave your email address',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toBeVisible();
  },
};

export const Confirmed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm that it’s me' }));
    const title = await canvas.findByRole('heading', { name: 'You’re number 1,204' });
    await expect(title).toHaveFocus();
    await expect(args.onConfirm).toHaveBeenCalledWith('token');
    await expect(canvas.getByText('https://www.tuppence.example/?ref=0f3c9a7be1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy my invite link' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Leave the waitlist' })).toHaveAttribute(
      'href',
      '?step=leave#token_hash=token',
    );
  },
};

export const OpenedAgain: Story = {
  parameters: { visual: { skip: 'Confirmed with other figures.' } },
  args: { onLook: fn(async () => ({ ...place, place: 1, friends: 3 })) },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('heading', { name: 'You’re number 1' });
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(canvas.getByText(/^Three friends have joined/)).toBeVisible();
  },
};

export const LongQueue: Story = {
  parameters: { visual: { skip: 'Confirmed with other figures.' } },
  args: { onLook: fn(async () => ({ ...place, place: 10_001 })) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You’re on the list' });
    await expect(canvas.getByText('after 10,000')).toBeVisible();
  },
};

export const Invited: Story = {
  args: { onLook: fn(async () => ({ ...place, place: null })) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'It’s your turn' });
    await expect(canvas.getByText('invited')).toBeVisible();
  },
};

export const Leaving: Story = {
  parameters: { visual: { skip: 'Basic with other words.' } },
  args: { step: 'leave' },
  play: async ({ args, canvas }) => {
    await expect(args.onLook).not.toHaveBeenCalled();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Leave the waitlist' })).toBeVisible();
  },
};

export const Left: Story = {
  parameters: { visual: { skip: 'WithoutToken with other words.' } },
  args: { step: 'leave' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the waitlist' }));
    const title = await canvas.findByRole('heading', { name: 'You’ve left the waitlist' });
    await expect(title).toHaveFocus();
    await expect(args.onLeave).toHaveBeenCalledWith('token');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Unknown: Story = {
  parameters: { visual: { skip: 'WithoutToken with other words.' } },
  args: { onConfirm: fn(nowhere) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm that it’s me' }));
    await canvas.findByRole('heading', { name: 'This link doesn’t work any more' });
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  },
};

export const WithoutToken: Story = {
  args: { token: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', heading)).toHaveTextContent(
      'Your place on the waitlist',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { visual: { expectedError: /down/ } },
  args: { onConfirm: fn(() => Promise.reject(new Error('down'))) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Confirm that it’s me' });
    await userEvent.click(button);
    await expect(await canvas.findByText('Something went wrong')).toBeVisible();
    await expect(button).toHaveFocus();
  },
};
