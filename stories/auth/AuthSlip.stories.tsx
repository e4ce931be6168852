import type { Meta, StoryObj } from '@storybook/react-vite';
import { aboutAccounts } from '@tuppence/content/account/auth';
import { AuthSlip } from '@tuppence/ui/auth';
import { expect } from 'storybook/test';

const meta = {
  title: 'Auth/AuthSlip',
  component: AuthSlip,
  parameters: {
    guidance: {
      use: 'Beside an account form, in an AuthFrame: what the form is for, at no charge.',
      not: 'Money that moves. Use Receipt.',
      accessibility: 'A level 2 heading and a list, read as text.',
    },
  },
  args: aboutAccounts,
} satisfies Meta<typeof AuthSlip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Every gift, in one place' }),
    ).toBeVisible();
    await expect(canvas.getByText('To pay £0.00')).toBeVisible();
  },
};
