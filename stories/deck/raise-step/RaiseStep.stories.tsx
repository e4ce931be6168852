import type { Meta, StoryObj } from '@storybook/react-vite';
import { RaiseStep } from '@tuppence/ui/deck';
import { expect, fn, userEvent, within } from 'storybook/test';
import { mails } from '../../fixtures/deck';

const meta = {
  title: 'Deck/Raise Step',
  component: RaiseStep,
  args: {
    eyebrow: 'The Raise',
    amount: '£750K to £1M',
    instrument: 'pre-seed SAFE',
    buttonLabel: 'Final Words',
    goals: [
      'Scale the app to 10 to 20K+ users',
      'Launch the paid tier',
      'Build the foundation for the global home of giving',
    ],
    text: '{name}, there is room on this receipt for your line. The data room holds the model, the contracts and the cap table.',
    name: 'Ada',
    ...mails,
    onContinue: fn(),
  },
} satisfies Meta<typeof RaiseStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Ada, there is room/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the Data Room' })).toHaveAttribute(
      'href',
      'mailto:investors@tuppence.example?subject=Data%20Room%20Request',
    );
    await expect(canvas.getByRole('link', { name: 'Let’s Talk' })).toHaveAttribute(
      'href',
      "mailto:founder@tuppence.example?subject=Let's%20Talk",
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Final Words' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const WithoutName: Story = {
  parameters: { visual: { skip: 'See Basic.' } },
  args: { name: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^There is room/)).toBeVisible();
  },
};

/** On paper the addresses are written out. */
export const Printed: Story = {
  args: { printed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('investors@tuppence.example')).toBeVisible();
  },
};
