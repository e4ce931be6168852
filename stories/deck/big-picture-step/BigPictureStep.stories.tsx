import type { Meta, StoryObj } from '@storybook/react-vite';
import { bigPicture } from '@tuppence/content/deck/copy';
import { BigPictureStep } from '@tuppence/ui/deck';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Deck/BigPictureStep',
  component: BigPictureStep,
  // A sheet of paper has no callbacks.
  argTypes: { printed: { control: false } },
  parameters: {
    guidance: {
      use: 'Step 2: the product as a sum that anyone can check, and who uses it.',
      not: 'An argument without arithmetic.',
      accessibility: 'Contains the level 1 heading. The sum is read line by line.',
    },
  },
  args: {
    heading: bigPicture.heading,
    eyebrow: 'Nobody has to give anything up',
    sum: bigPicture.sum,
    text: 'A shopper buys credit and spends all of it. The brand gives up to 20% of its value to the charity the shopper chose, because credit brings a customer through the door.',
    audiences: bigPicture.audiences,
    buttonLabel: bigPicture.buttonLabel,
    onContinue: fn(),
  },
} satisfies Meta<typeof BigPictureStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The Big Picture' })).toBeVisible();
    await expect(canvas.getByText('£10')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const LargeSums: Story = {
  args: {
    sum: [
      { amount: '£1,250,000', what: 'paid' },
      { amount: '£1,250,000', what: 'spent' },
      { amount: '£250,000', what: 'given', gift: true },
    ],
  },
};

export const Printed: Story = { args: { printed: true, onContinue: undefined as never } };
