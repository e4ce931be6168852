import type { Meta, StoryObj } from '@storybook/react-vite';
import { aboutAccounts, authTexts } from '@tuppence/content/account/auth';
import { authForm } from '@tuppence/content/account/forms';
import { AuthForm, AuthFrame, type AuthMode } from '@tuppence/ui/auth';
import { expect, fn } from 'storybook/test';

const form = (mode: AuthMode) => (
  <AuthForm
    copy={authForm}
    mode={mode}
    onModeChange={fn()}
    onSubmit={fn(async () => undefined)}
    forgotPasswordHref="/auth?step=forgotten"
  />
);

const meta = {
  title: 'Auth/AuthFrame',
  component: AuthFrame,
  parameters: {
    guidance: {
      use: 'Around each account form, so that they look alike.',
      not: 'A page with a header and sections.',
      accessibility: 'Contains the level 1 heading, which takes focus when the form changes.',
    },
  },
  args: {
    ...authTexts['sign-in'],
    account: aboutAccounts,
    children: form('sign-in'),
  },
} satisfies Meta<typeof AuthFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(canvas.getByText('Sign in to access your giving history')).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Every gift, in one place' }),
    ).toBeVisible();
  },
};

export const CreateAccount: Story = {
  args: {
    ...authTexts['sign-up'],
    children: form('sign-up'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Join thousands discovering their tax rebates')).toBeVisible();
  },
};
