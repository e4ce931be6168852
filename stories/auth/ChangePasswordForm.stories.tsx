import type { Meta, StoryObj } from '@storybook/react-vite';
import { changePasswordForm } from '@tuppence/content/account/own-account';
import { ChangePasswordForm } from '@tuppence/ui/auth';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { inColumn } from '../support/frames';

const meta = {
  title: 'Auth/ChangePasswordForm',
  component: ChangePasswordForm,
  parameters: {
    guidance: {
      use: 'Changing a password that the donor knows.',
      not: 'A forgotten password. Use RequestLinkForm and NewPasswordForm.',
      accessibility: 'A wrong current password is shown at its field, which takes focus.',
    },
  },
  args: {
    copy: changePasswordForm,
    email: 'robin@tuppence.example',
    onSubmit: fn(async (): Promise<'saved' | 'wrong' | 'failed'> => 'saved'),
  },
  decorators: [inColumn(480)],
} satisfies Meta<typeof ChangePasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fill(canvas: ReturnType<typeof within>) {
  await userEvent.type(canvas.getByLabelText(/^Current password/), 'three random words');
  await userEvent.type(canvas.getByLabelText(/^New password/), 'teapot lamp heron');
  await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
}

const saved = (canvas: ReturnType<typeof within>) =>
  canvas.queryByText(/^Your new password is saved\./);

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Use 8 characters or more.')).toBeVisible();
    await fill(canvas);
    await waitFor(() => expect(saved(canvas)?.closest('[role="status"]')).toBeVisible());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      current: 'three random words',
      next: 'teapot lamp heron',
    });
    await expect(canvas.getByLabelText(/^Current password/)).toHaveValue('');
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('');
  },
};

/** The message of the first press disappears. */
export const PressedAgain: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'Ends like NothingTyped.' } },
  play: async ({ canvas }) => {
    await fill(canvas);
    await waitFor(() => expect(saved(canvas)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await expect(await canvas.findByText('Please enter your current password.')).toBeVisible();
    await expect(saved(canvas)).toBeNull();
  },
};

export const WrongCurrentPassword: Story = {
  args: { onSubmit: fn(async (): Promise<'saved' | 'wrong' | 'failed'> => 'wrong') },
  play: async ({ canvas }) => {
    await fill(canvas);
    const current = canvas.getByLabelText(/^Current password/);
    await waitFor(() => expect(current).toHaveFocus());
    await expect(current).toHaveAccessibleDescription('This isn’t your current password.');
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('teapot lamp heron');
  },
};

export const NothingTyped: Story = {
  parameters: { visual: { skip: 'See WrongCurrentPassword, and Empty of NewPasswordForm.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await expect(await canvas.findByText('Please enter your current password.')).toBeVisible();
    await expect(
      canvas.getByText('Please choose a password of 8 characters or more.'),
    ).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
