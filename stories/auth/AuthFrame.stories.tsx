import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthForm, AuthFrame } from '@tuppence/ui/auth';
import { expect, fn, within } from 'storybook/test';
import { authForm } from '../fixtures/auth';

const meta = {
  title: 'Auth/AuthFrame',
  component: AuthFrame,
  args: {
    title: 'Welcome back',
    subtitle: 'Sign in to access your giving history',
    receipt: {
      label: 'What an account holds',
      title: 'Your account',
      details: ['Nothing to pay, nothing to file'],
      lines: [
        { label: 'Giving history', value: 'every gift' },
        { label: 'Gift Aid estimate', value: 'with its sums' },
        { label: 'Post from us', value: 'hardly any' },
      ],
      total: { label: 'To pay', value: '£0.00' },
      footer: 'Keep this receipt. We do.',
    },
    children: (
      <AuthForm
        copy={authForm}
        mode="sign-in"
        onModeChange={fn()}
        onSubmit={fn(async () => undefined)}
        forgotPasswordHref="/auth?step=forgotten"
      />
    ),
  },
} satisfies Meta<typeof AuthFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(canvas.getByText('Sign in to access your giving history')).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'What an account holds' })).toBeVisible();
  },
};

export const CreateAccount: Story = {
  args: {
    title: 'Create account',
    subtitle: 'Join thousands discovering their tax rebates',
    children: (
      <AuthForm
        copy={authForm}
        mode="sign-up"
        onModeChange={fn()}
        onSubmit={fn(async () => undefined)}
        forgotPasswordHref="/auth?step=forgotten"
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Join thousands discovering their tax rebates'),
    ).toBeVisible();
  },
};
