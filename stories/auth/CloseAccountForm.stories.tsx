import type { Meta, StoryObj } from '@storybook/react-vite';
import { closeAccountForm, ownAccountFailures } from '@tuppence/content/account/own-account';
import { CloseAccountForm } from '@tuppence/ui/auth';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inColumn } from '../support/frames';

const meta = {
  title: 'Auth/CloseAccountForm',
  component: CloseAccountForm,
  parameters: {
    guidance: {
      use: 'Permanently closing an account, confirmed by typing the email address.',
      not: 'Anything that can be undone. A button is enough.',
      accessibility: 'What is deleted and what is kept is read before the field.',
    },
  },
  args: {
    copy: closeAccountForm,
    email: 'robin@tuppence.example',
    onSubmit: fn(async () => undefined),
  },
  decorators: [inColumn(480)],
} satisfies Meta<typeof CloseAccountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirmation = { name: 'Type your email address to confirm' };

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', confirmation), ' Robin@Tuppence.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Close my account' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const NotConfirmed: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', confirmation);
    for (const typed of ['{Enter}', 'robin{Enter}']) {
      await userEvent.type(field, typed);
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(
          'robin@tuppence.example Type robin@tuppence.example to close the account.',
        ),
      );
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NotClosed: Story = {
  args: {
    problem: { title: ownAccountFailures.notClosed, message: 'We could not reach the service.' },
  },
};
