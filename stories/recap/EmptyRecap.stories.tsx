import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyRecap } from '@tuppence/content/account/recap';
import { ButtonLink } from '@tuppence/ui';
import { EmptyRecap } from '@tuppence/ui/recap';
import { expect } from 'storybook/test';

const meta = {
  title: 'Donor page/EmptyRecap',
  component: EmptyRecap,
  parameters: {
    guidance: {
      use: 'A donor who has not given yet.',
      not: 'A donor with gifts in other years. GivingHistory says that a year is empty.',
      accessibility: 'A heading, a sentence and one link. The empty receipt is read as a list.',
    },
  },
  args: {
    title: 'Your first line is waiting',
    text: 'Buy a shopping card in the app and the gift that it causes is printed here.',
    receipt: { ...emptyRecap.receipt, lines: emptyRecap.receipt.lines.slice(0, 1) },
    action: <ButtonLink href="/#get-the-app">Get the app</ButtonLink>,
  },
} satisfies Meta<typeof EmptyRecap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your first line is waiting' })).toBeVisible();
    await expect(canvas.getByText('£0.00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get the app' })).toBeVisible();
  },
};
