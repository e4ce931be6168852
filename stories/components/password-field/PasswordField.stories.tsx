import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from '@tuppence/ui';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  parameters: {
    guidance: {
      use: 'A new or existing password.',
      not: 'A code that people copy from elsewhere. Use TextField.',
      accessibility:
        'Its button says whether it shows or hides the entry. Pasting and password managers work.',
      good: {
        picture: () => (
          <PasswordField
            label="New password"
            description="At least 8 characters."
            autoComplete="new-password"
          />
        ),
        reason: 'It says beforehand what counts.',
      },
      bad: {
        picture: () => (
          <PasswordField label="Password" error="Invalid." autoComplete="new-password" />
        ),
        reason: 'The error does not say how to put it right.',
      },
    },
  },
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'two pence');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('two pence');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  args: { defaultValue: 'two pence' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const WithError: Story = {
  args: { error: 'Incorrect password' },
};

export const CapsLock: Story = {
  args: { warnsOfCapsLock: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(input);
    fireEvent.keyUp(input, { key: 'A', modifierCapsLock: true });
    await expect(await canvas.findByText('Caps lock is on', { ignore: '[role]' })).toBeVisible();
    await expect(input).toHaveAccessibleDescription('Caps lock is on');
    fireEvent.keyUp(input, { key: 'a', modifierCapsLock: false });
    await waitFor(() =>
      expect(canvas.queryByText('Caps lock is on', { ignore: '[role]' })).toBeNull(),
    );
  },
};

export const WithStrength: Story = {
  args: { autoComplete: 'new-password', strength: 'Good: 12 characters or more are better.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Good: 12 characters or more are better.',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'two pence' } };
