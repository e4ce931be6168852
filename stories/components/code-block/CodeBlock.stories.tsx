import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeBlock } from '@tuppence/ui';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withClipboard } from '../../support/clipboard';

const code = `// One share of the basket
await fetch('https://api.tuppence.example/donations', {
  method: 'POST',
  body: JSON.stringify({ amount: 10.5, currency: 'GBP' }),
});`;

const meta = {
  title: 'Components/CodeBlock',
  component: CodeBlock,
  parameters: {
    guidance: {
      use: 'Sample code that people copy.',
      not: 'A single word of code in a sentence.',
      accessibility: 'Scrolls by keyboard. The copy button says what it copies.',
    },
  },
  args: { title: 'donate.js', code, onCopied: fn(), onCopyFailed: fn() },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  args: {
    lines: [
      [{ text: '// One share of the basket', kind: 'comment' }],
      [
        { text: 'await', kind: 'keyword' },
        { text: ' ' },
        { text: 'fetch', kind: 'name' },
        { text: '(', kind: 'punctuation' },
        { text: "'https://api.tuppence.example/donations'", kind: 'string' },
        { text: ', {', kind: 'punctuation' },
      ],
      [
        { text: '  method' },
        { text: ': ', kind: 'punctuation' },
        { text: "'POST'", kind: 'string' },
        { text: ',', kind: 'punctuation' },
      ],
      [
        { text: '  body' },
        { text: ': ', kind: 'punctuation' },
        { text: 'JSON', kind: 'tag' },
        { text: '.stringify({ amount: ' },
        { text: '10.5', kind: 'number' },
        { text: ", currency: 'GBP' })," },
      ],
      [{ text: '});', kind: 'punctuation' }],
    ],
  },
  play: async ({ canvas }) => {
    const sample = canvas.getByRole('region', { name: 'donate.js' });
    await expect(sample).toHaveTextContent('// One share of the basket');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy donate.js' })).toHaveFocus();
    await userEvent.tab();
    await expect(sample).toHaveFocus();
  },
};

export const Plain: Story = {};

export const Copied: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Plain, and Copied of CopyButton.' } },
  play: withClipboard({ writeText: async () => {} }, async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledWith(code));
  }),
};

export const Prompt: Story = {
  args: {
    title: 'Prompt for your assistant',
    wraps: true,
    code: 'Add a donation of 1% of each order to my shop. '.repeat(6),
  },
};

export const VeryLongLines: Story = {
  args: { code: 'x'.repeat(600), title: 'a-very-long-file-name-'.repeat(8) },
  parameters: { viewport: { defaultViewport: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
