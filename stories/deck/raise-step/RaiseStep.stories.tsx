import type { Meta, StoryObj } from '@storybook/react-vite';
import { mails, raiseStep } from '@tuppence/content/deck/copy';
import { siteDefaults } from '@tuppence/content/site';
import { RaiseStep } from '@tuppence/ui/deck';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Deck/RaiseStep',
  component: RaiseStep,
  // A sheet of paper has no callbacks.
  argTypes: { printed: { control: false } },
  parameters: {
    guidance: {
      use: 'Step 6: the amount, the goals, and links to two email drafts.',
      not: 'A payment.',
      accessibility: 'The goals are an ordered list. The links open an email draft.',
    },
  },
  args: { ...raiseStep, name: 'Ada', ...mails(siteDefaults), onContinue: fn() },
} satisfies Meta<typeof RaiseStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/^Ada, there’s room.*10K users would make £200,000 a month/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^Ada, there’s room.*10,000 users would make £200,000 a month/),
    ).toBeInTheDocument();
    await expect(
      canvas.getByRole('link', { name: 'Request the Data Room by email' }),
    ).toHaveAttribute('href', 'mailto:investors@tuppence.example?subject=Data%20Room%20Request');
    await expect(canvas.getByRole('link', { name: "Let's Talk" })).toHaveAttribute(
      'href',
      "mailto:founder@tuppence.example?subject=Let's%20Talk",
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Final Words' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const Printed: Story = {
  args: { printed: true, onContinue: undefined as never },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('investors@tuppence.example')).toBeVisible();
  },
};
