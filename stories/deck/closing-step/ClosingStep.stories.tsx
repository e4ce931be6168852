import type { Meta, StoryObj } from '@storybook/react-vite';
import { closing, mails } from '@tuppence/content/deck/copy';
import { siteDefaults } from '@tuppence/content/site';
import { ClosingStep } from '@tuppence/ui/deck';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Deck/ClosingStep',
  component: ClosingStep,
  // A sheet of paper has no callbacks.
  argTypes: { printed: { control: false } },
  parameters: {
    guidance: {
      use: 'Step 7: thanks, and three links.',
      not: 'Any earlier step.',
      accessibility: 'The quotation is marked as one. Starting again is a link.',
    },
  },
  args: {
    ...closing,
    name: 'Ada',
    talk: mails(siteDefaults).talk,
    restartHref: '/investors',
    onRestart: fn(),
  },
} satisfies Meta<typeof ClosingStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/You have the receipt, Ada\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Explore / })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: "Let's Talk" })).toHaveAttribute(
      'href',
      "mailto:founder@tuppence.example?subject=Let's%20Talk",
    );
    await userEvent.click(canvas.getByRole('link', { name: /^Click here / }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
  },
};

export const Printed: Story = {
  args: { printed: true, onRestart: undefined as never },
  parameters: { visual: { only: 'desktop' } },
};
