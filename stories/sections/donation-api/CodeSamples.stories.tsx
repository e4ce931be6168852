import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeSamples } from '@tuppence/ui/donation-api';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withClipboard } from '../../support/clipboard';

const writeText = fn(async (_text: string) => {});

const meta = {
  title: 'Sections/DonationApi/CodeSamples',
  component: CodeSamples,
  parameters: {
    guidance: {
      use: 'Two ways to integrate, both visible.',
      not: 'More than two samples.',
      accessibility: 'Has its own heading. Each sample can be scrolled with the keyboard.',
    },
  },
  args: {
    title: 'Paste and publish',
    lead: 'Two ways in.',
    figure: { value: '3 min', label: 'integration' },
    samples: [
      {
        name: 'The widget',
        text: 'Draws the till.',
        title: 'Donate.tsx',
        steps: ['Install it.', 'Paste this.'],
        code: 'const give = 1;',
        lines: [
          [
            { text: 'const', kind: 'keyword' },
            { text: ' give = ' },
            { text: '1', kind: 'number' },
            { text: ';', kind: 'punctuation' },
          ],
        ],
      },
      {
        name: 'The request',
        text: 'Records a donation.',
        title: 'donate.ts',
        code: '// one very long line that has to scroll inside of its block, because nobody wants it to push the page sideways',
        lines: [
          [
            {
              text: '// one very long line that has to scroll inside of its block, because nobody wants it to push the page sideways',
              kind: 'comment',
            },
          ],
        ],
      },
    ],
    onCopied: fn(),
    onCopyFailed: fn(),
  },
} satisfies Meta<typeof CodeSamples>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: withClipboard({ writeText }, async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Donate.tsx' }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledWith('The widget'));
    await expect(writeText).toHaveBeenCalledWith('const give = 1;');
  }),
};

export const FolderInItsNamesake: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  args: {
    samples: [{ ...meta.args.samples[0], steps: ['app/app/Donate.tsx'] }, meta.args.samples[1]],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('app/app/Donate.tsx');
  },
};
