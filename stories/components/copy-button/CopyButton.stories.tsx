import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '@tuppence/ui';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withClipboard } from '../../support/clipboard';

const writeText = fn(async (_text: string) => {});

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  parameters: {
    guidance: {
      use: 'A code, an address or a number that people take elsewhere.',
      not: 'Text that is easy to select and short to type.',
      accessibility:
        'The button’s label shows the outcome, but isn’t announced. Show a toast, which is.',
    },
  },
  args: { text: 'hello@tuppence.example', onCopied: fn(), onCopyFailed: fn() },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const isShown = (label: HTMLElement) => label.checkVisibility({ opacityProperty: true });

export const Basic: Story = {
  args: { label: 'Copy address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeEnabled();
  },
};

export const Copied: Story = {
  play: withClipboard({ writeText }, async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy' });
    const width = button.offsetWidth;
    await userEvent.click(button);
    await waitFor(() => expect(isShown(canvas.getByText('Copied'))).toBe(true));
    await expect(button, 'only the toast is heard').toHaveAccessibleName('Copy');
    await expect(writeText).toHaveBeenCalledWith('hello@tuppence.example');
    await expect(args.onCopied).toHaveBeenCalledWith('hello@tuppence.example');
    await expect(button.offsetWidth).toBe(width);
    await expect(button).toHaveFocus();
  }),
};

export const CopiedForTwoSeconds: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'Ends as it begins: see Basic.' } },
  play: withClipboard({ writeText }, async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy' });
    await userEvent.click(button);
    await waitFor(() => expect(isShown(canvas.getByText('Copied'))).toBe(true));
    const start = performance.now();
    await waitFor(() => expect(isShown(canvas.getByText('Copied'))).toBe(false));
    await expect(performance.now() - start).toBeGreaterThan(1800);
  }),
};

const refusing = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
const byCommand = fn((_copied: string) => {});

/** As some browsers inside apps do for good: the text is shown, selected. */
export const Refused: Story = {
  play: withClipboard(refusing, async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(isShown(canvas.getByText('Failed to copy'))).toBe(true));
    await expect(args.onCopyFailed).toHaveBeenCalledOnce();
    await expect(args.onCopied).not.toHaveBeenCalled();
    await expect(canvas.getByRole('dialog', { name: 'Copy the selected text' })).toHaveFocus();
    await expect(String(getSelection())).toBe('hello@tuppence.example');
  }),
};

export const ByTheOlderCommand: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Copied.' } },
  play: withClipboard({ ...refusing, onCommand: byCommand }, async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(isShown(canvas.getByText('Copied'))).toBe(true));
    await expect(byCommand).toHaveBeenCalledWith('hello@tuppence.example');
    await expect(args.onCopyFailed).not.toHaveBeenCalled();
  }),
};

/** Insecure contexts have no clipboard. */
export const NoClipboard: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Refused.' } },
  play: withClipboard(undefined, async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(isShown(canvas.getByText('Failed to copy'))).toBe(true));
    await expect(args.onCopyFailed).toHaveBeenCalledOnce();
  }),
};
