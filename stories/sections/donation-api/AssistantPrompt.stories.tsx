import type { Meta, StoryObj } from '@storybook/react-vite';
import { assistantPrompt } from '@tuppence/content/donation-api/ecommerce';
import { siteDefaults } from '@tuppence/content/site';
import { AssistantPrompt } from '@tuppence/ui/donation-api';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withClipboard } from '../../support/clipboard';

const writeText = fn(async (_text: string) => {});

const meta = {
  title: 'Sections/DonationApi/AssistantPrompt',
  component: AssistantPrompt,
  parameters: {
    guidance: {
      use: 'A long text that people paste into an assistant.',
      not: 'Code to read line by line. Use CodeSamples.',
      accessibility:
        'Contains the level 1 heading. The prompt scrolls by keyboard, and is also a plain file.',
    },
  },
  args: {
    ...assistantPrompt(siteDefaults),
    lead: 'This prompt makes your assistant build it.',
    prompt: Array.from({ length: 12 }, (_, line) => `Line ${line + 1} of the prompt.`).join('\n'),
    steps: [
      { title: 'Paste the prompt', text: 'Into your assistant.' },
      { title: 'Place a test order', text: 'No money moves.' },
      { title: 'Swap the key', text: 'Done.' },
    ],
    onCopied: fn(),
    onCopyFailed: fn(),
  },
} satisfies Meta<typeof AssistantPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const TornOff: Story = {
  play: withClipboard({ writeText }, async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tear off the prompt' }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledWith(args.prompt));
    await expect(writeText).toHaveBeenCalledWith(args.prompt);
    await expect(canvas.getByRole('region', { name: 'The prompt' })).toBeVisible();
  }),
};
