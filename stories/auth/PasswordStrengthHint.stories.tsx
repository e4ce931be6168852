import type { Meta, StoryObj } from '@storybook/react-vite';
import { passwordStrength } from '@tuppence/content/account/forms';
import { PasswordStrengthHint } from '@tuppence/ui/auth';
import { expect } from 'storybook/test';
import { inColumn } from '../support/frames';

const meta = {
  title: 'Auth/PasswordStrengthHint',
  component: PasswordStrengthHint,
  parameters: {
    guidance: {
      use: 'Below a new password, as its hint.',
      not: 'An existing password, or a rule that must be met: it only advises.',
      accessibility: 'The strength is text; the bar is decorative.',
    },
  },
  args: { copy: passwordStrength, password: 'teapot lamp heron' },
  decorators: [inColumn(480)],
} satisfies Meta<typeof PasswordStrengthHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Good and long.')).toBeVisible();
  },
};

export const Short: Story = { args: { password: 'tea' } };
