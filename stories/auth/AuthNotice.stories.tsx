import type { Meta, StoryObj } from '@storybook/react-vite';
import { authNoticeTexts } from '@tuppence/content/account/auth';
import { accountFailures } from '@tuppence/content/account/notices';
import { AuthNotice } from '@tuppence/ui/auth';
import { expect, fn, userEvent } from 'storybook/test';
import { inColumn } from '../support/frames';

const meta = {
  title: 'Auth/AuthNotice',
  component: AuthNotice,
  parameters: {
    guidance: {
      use: 'Why a form is shown, or what to do before it is sent again.',
      not: 'An error from the service. Use FormError, or a toast.',
      accessibility: 'Read in place, as text. If its action fails, the error is announced.',
    },
  },
  args: { text: authNoticeTexts.signedOut },
  decorators: [inColumn(480)],
} satisfies Meta<typeof AuthNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const WithAWayOn: Story = {
  args: {
    text: authNoticeTexts.unconfirmed(`${'robin'.repeat(12)}@tuppence.example`),
    action: {
      label: authNoticeTexts.sendAgain,
      pendingLabel: authNoticeTexts.sending,
      onPress: fn(() => new Promise<void>(() => undefined)),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toHaveFocus();
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};

export const NotSent: Story = {
  args: {
    ...WithAWayOn.args,
    problem: {
      title: accountFailures.notSent,
      message: 'You can ask for another email in 42 seconds.',
    },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send the link again' });
    await expect(button).toHaveAccessibleDescription(/^Not sent/);
  },
};
