import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClosingStep } from '@tuppence/ui/deck';
import { expect, fn, userEvent, within } from 'storybook/test';
import { mails } from '../../fixtures/deck';

const meta = {
  title: 'Deck/Closing Step',
  component: ClosingStep,
  args: {
    heading: 'Thank you',
    quote:
      'We build technology for generosity the way a good till is built: quick, exact, and open about where every penny went.',
    thanks: 'Thank you for your time, {name}. You have the receipt.',
    name: 'Ada',
    explore: { label: 'Explore', href: '/' },
    talk: mails.talk,
    restartLabel: 'Click here',
    restartText: 'Want to see it rung up again?',
    restartHref: '/investors',
    onRestart: fn(),
  },
} satisfies Meta<typeof ClosingStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/for your time, Ada\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Let’s Talk' })).toHaveAttribute(
      'href',
      "mailto:founder@tuppence.example?subject=Let's%20Talk",
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Click here' }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
  },
};

export const Printed: Story = { args: { printed: true } };
