import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@tuppence/ui';
import { EmptyRecap } from '@tuppence/ui/recap';
import { expect } from 'storybook/test';

const meta = {
  title: 'Recap/EmptyRecap',
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
    receipt: {
      label: 'An empty receipt',
      title: 'Your giving',
      lines: [{ label: 'Gifts so far', value: '0' }],
      total: { label: 'Raised', value: '£0.00' },
      footer: 'Everyone starts here.',
    },
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
