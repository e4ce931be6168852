import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Notice } from '@tuppence/ui';
import { expect } from 'storybook/test';
import { onStrong } from '../../support/frames';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  parameters: {
    guidance: {
      use: 'A message within the content that stays until its cause is gone.',
      not: 'The outcome of an action (toast), an error in a field, or a refused form (FormError).',
      accessibility:
        'With announced, it is read out when it appears. A problem interrupts other speech.',
      good: {
        picture: () => <Notice title="Payments are late today">Gifts arrive by Friday.</Notice>,
        reason: 'What happened, and what it means for the reader.',
      },
      bad: {
        picture: () => <Notice title="Error 503">Service unavailable.</Notice>,
        reason: 'A code is for logs. Say what to do.',
      },
    },
  },
  args: { children: 'Your email address is not confirmed yet.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  args: { action: <Button tone="secondary">Send the link again</Button> },
};

export const Problem: Story = {
  parameters: { visual: { skip: 'See Refused of FormFields.' } },
  args: {
    tone: 'problem',
    title: 'Card refused',
    children: 'Try another card, or pay by bank transfer.',
    announced: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Card refused Try another card, or pay by bank transfer.',
    );
  },
};

export const OnStrong: Story = {
  parameters: { visual: { skip: 'It brings its own surface: see Basic.' } },
  args: { announced: true },
  decorators: [onStrong],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};
