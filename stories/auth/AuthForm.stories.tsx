import type { Meta, StoryObj } from '@storybook/react-vite';
import { authForm } from '@tuppence/content/account/forms';
import {
  AuthForm,
  type AuthFormProps,
  type AuthMode,
  AuthNotice,
  type AuthRefusal,
} from '@tuppence/ui/auth';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor, type within } from 'storybook/test';
import { inColumn } from '../support/frames';

const meta = {
  title: 'Auth/AuthForm',
  component: AuthForm,
  parameters: {
    guidance: {
      use: 'Signing in or up with a password, inside AuthFrame.',
      not: 'The password of a single page. Use VisionGate or DeckGate.',
      accessibility:
        'Errors are tied to their fields and announced; the first takes focus. Entries are kept.',
    },
  },
  args: {
    copy: authForm,
    mode: 'sign-in',
    onModeChange: fn(),
    onSubmit: fn(async (): Promise<AuthRefusal | undefined> => undefined),
    forgotPasswordHref: '/auth?step=forgotten',
  },
  decorators: [inColumn(480)],
} satisfies Meta<typeof AuthForm>;

const spoken = (root: HTMLElement) =>
  [...root.querySelectorAll('[aria-live="polite"], [role="status"], [role="alert"]')]
    .map((region) => region.textContent)
    .filter(Boolean);

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

function WithModes(args: AuthFormProps) {
  const [mode, setMode] = useState<AuthMode>('sign-in');
  return <AuthForm {...args} mode={mode} onModeChange={setMode} />;
}

const emailField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Email' });
const passwordField = (canvas: Canvas) => canvas.getByLabelText(/^Password/);
async function fill(canvas: Canvas) {
  await userEvent.type(emailField(canvas), 'robin@tuppence.example');
  await userEvent.type(passwordField(canvas), 'three random words');
}

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    const email = emailField(canvas);
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.queryByRole('textbox', { name: 'First name' })).toBeNull();
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          email: 'robin@tuppence.example',
          password: 'three random words',
        }),
      ),
    );
    await expect(email).toHaveValue('robin@tuppence.example');
  },
};

export const CreateAccount: Story = {
  args: { mode: 'sign-up' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Your data is secure')).toBeVisible();
    await expect(canvas.getByText('Already have an account?')).toBeVisible();
    await expect(passwordField(canvas)).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Robin');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Ashdown');
    await userEvent.type(emailField(canvas), 'robin@tuppence.example');
    await userEvent.type(passwordField(canvas), 'short');
    await expect(canvas.getByText(/^Short/)).toBeVisible();
    const submit = canvas.getByRole('button', { name: 'Create account' });
    await expect(submit).toHaveAccessibleDescription(/^By creating an account you agree to/);
    await userEvent.click(submit);
    await expect(
      await canvas.findByText('Please choose a password of 8 characters or more.'),
    ).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(passwordField(canvas), ' no longer');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        firstName: 'Robin',
        lastName: 'Ashdown',
        email: 'robin@tuppence.example',
        password: 'short no longer',
      }),
    );
  },
};

export const NothingTyped: Story = {
  args: { mode: 'sign-up' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Please enter your first name.')).toBeVisible();
    await expect(canvas.getByText('Please enter your last name.')).toBeVisible();
    await expect(canvas.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(
      canvas.getByText('Please choose a password of 8 characters or more.'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription(
      'Please enter your first name.',
    );
    // Screen readers already read the focused field with its error.
    await expect(spoken(canvasElement)).toEqual([]);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The name fields come first, although they were added later. */
export const FirstInReadingOrder: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See CreateAccount, and WithError of TextField.' } },
  render: WithModes,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Robin{Enter}');
    const lastName = canvas.getByRole('textbox', { name: 'Last name' });
    await waitFor(() => expect(lastName).toHaveFocus());
    // Focus does not move, so the live region announces the error.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(spoken(canvasElement)).toEqual(['Please enter your last name.']));
  },
};

export const Refused: Story = {
  args: { onSubmit: fn(async () => ({ email: '', password: 'Check your email and password.' })) },
  play: async ({ canvas, canvasElement }) => {
    const email = emailField(canvas);
    const password = passwordField(canvas);
    await fill(canvas);
    const button = canvas.getByRole('button', { name: 'Sign in' });
    await userEvent.click(button);
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'));
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveAccessibleDescription('Check your email and password.');
    // The site announces a refusal in a toast.
    await expect(spoken(canvasElement)).toEqual([]);
    await expect(button).toHaveFocus();
    await userEvent.type(password, '!');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.queryByText('Check your email and password.')).toBeNull();
  },
};

export const Unconfirmed: Story = {
  args: {
    notice: (
      <AuthNotice
        text="Confirm your email address first. The link is in the email we sent to robin@tuppence.example."
        action={{
          label: 'Send the link again',
          pendingLabel: 'Sending...',
          onPress: async () => undefined,
        }}
      />
    ),
  },
};

/** As Chrome on iOS and some form fillers do. */
export const FilledInWithoutEvents: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ args, canvas }) => {
    const fill = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    fill?.call(canvas.getByRole('textbox', { name: 'Email' }), 'ada@tuppence.example');
    fill?.call(canvas.getByLabelText(/^Password/), 'teapot lamp heron');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ email: 'ada@tuppence.example', password: 'teapot lamp heron' }),
      ),
    );
  },
};

export const Working: Story = {
  args: { onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await fill(canvas);
    await userEvent.keyboard('{Enter}');
    const button = await canvas.findByRole('button', { name: 'Signing in...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ButtonKeepsFocus: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  args: { onSubmit: fn() },
  play: async ({ args, canvas }) => {
    let answer: (problem: undefined) => void = () => undefined;
    const answered = new Promise<undefined>((resolve) => {
      answer = resolve;
    });
    mocked(args.onSubmit).mockReturnValue(answered);
    await fill(canvas);
    canvas.getByRole('button', { name: 'Sign in' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Signing in...' })).toHaveFocus();
    answer(undefined);
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toHaveFocus();
  },
};

export const SwitchKeepsEmail: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  render: WithModes,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Don't have an account?")).toBeVisible();
    await userEvent.type(emailField(canvas), 'robin@tuppence.example');
    await userEvent.type(passwordField(canvas), 'an old password');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeVisible();
    await expect(passwordField(canvas)).toHaveValue('');
    await expect(canvas.getByText('Use 8 characters or more.')).toBeVisible();
    await expect(emailField(canvas)).toHaveValue('robin@tuppence.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in instead' }));
    await expect(canvas.queryByRole('textbox', { name: 'First name' })).toBeNull();
    await expect(emailField(canvas)).toHaveValue('robin@tuppence.example');
  },
};

/** Errors wait for the first press of the new mode's button. */
export const SwitchForgetsThePress: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See CreateAccount.' } },
  render: WithModes,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await canvas.findByText('Please enter a valid email address.');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await userEvent.type(emailField(canvas), 'robin@tup');
    await userEvent.type(passwordField(canvas), 'three random words');
    await expect(emailField(canvas)).toHaveValue('robin@tup');
    await expect(emailField(canvas)).not.toHaveAttribute('aria-invalid', 'true');
  },
};
