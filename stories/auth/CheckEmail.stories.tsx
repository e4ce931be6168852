import type { Meta, StoryObj } from '@storybook/react-vite';
import { authLinks, checkEmail } from '@tuppence/content/account/auth';
import { accountFailures } from '@tuppence/content/account/notices';
import { CheckEmail } from '@tuppence/ui/auth';
import { expect, fn, userEvent } from 'storybook/test';
import { inColumn } from '../support/frames';

const meta = {
  title: 'Auth/CheckEmail',
  component: CheckEmail,
  parameters: {
    guidance: {
      use: 'Instead of the form, once an email has been sent.',
      not: 'A success that needs no action. Use a toast.',
      accessibility: 'Announces an error, a sent email, and when it can be sent again.',
    },
  },
  args: {
    copy: { ...checkEmail, change: 'Change address' },
    pauseSeconds: 0,
    onSendAgain: fn(async () => true),
    onChangeAddress: fn(),
    links: [authLinks.signIn],
  },
  decorators: [inColumn(480)],
} satisfies Meta<typeof CheckEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change address' }));
    await expect(args.onChangeAddress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toBeVisible();
  },
};

export const TooEarly: Story = {
  parameters: { visual: { skip: 'Basic with the first button dimmed and counting down.' } },
  args: { pauseSeconds: 3600 },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /^Send again in \d+ s$/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSendAgain).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  parameters: { visual: { skip: 'See WithAWayOn of AuthNotice.' } },
  args: { onSendAgain: fn(() => new Promise<boolean>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    const button = await canvas.findByRole('button', { name: 'Sending...' });
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onSendAgain).toHaveBeenCalledOnce();
  },
};

export const NotSent: Story = {
  args: {
    onSendAgain: fn(async () => false),
    problem: {
      title: accountFailures.notSent,
      message: 'You can ask for another email in 60 seconds.',
    },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send again' });
    await expect(button).toHaveAccessibleDescription(/^Not sent You can ask for another email/);
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
