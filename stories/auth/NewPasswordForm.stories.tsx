import type { Meta, StoryObj } from '@storybook/react-vite';
import { newPasswordForm } from '@tuppence/content/account/forms';
import { NewPasswordForm } from '@tuppence/ui/auth';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inColumn } from '../support/frames';

const meta = {
  title: 'Auth/NewPasswordForm',
  component: NewPasswordForm,
  parameters: {
    guidance: {
      use: 'The last step of a forgotten password.',
      not: 'Signing up. Use AuthForm.',
      accessibility:
        'Pasting and password managers work. Errors are tied to the field and announced.',
    },
  },
  args: {
    copy: newPasswordForm,
    email: 'ada@tuppence.example',
    onSubmit: fn(async () => undefined),
  },
  decorators: [inColumn(480)],
} satisfies Meta<typeof NewPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    // For password managers.
    await expect(canvasElement.querySelector('[autocomplete=username]')).toHaveValue(args.email);
    await userEvent.type(canvas.getByLabelText(/^New password/), 'teapot lamp heron');
    await expect(canvas.getByText('Good and long.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('teapot lamp heron'));
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }));
    await expect(
      await canvas.findByText('Please choose a password of 8 characters or more.'),
    ).toBeVisible();
  },
};
