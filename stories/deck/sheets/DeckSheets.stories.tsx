import type { Meta, StoryObj } from '@storybook/react-vite';
import { BigPictureStep, DeckSheets } from '@tuppence/ui/deck';
import { expect } from 'storybook/test';
import { adasReceipt } from '../../fixtures/deck';

const meta = {
  title: 'Deck/DeckSheets',
  component: DeckSheets,
  parameters: {
    guidance: {
      use: 'The printed deck: one sheet per step.',
      not: 'The screen: it is only printed.',
      accessibility: 'Words are text and pictures have names, so a PDF of it can be read out.',
    },
    visual: { skip: 'Shows on paper only' },
  },
  args: {
    receipt: adasReceipt,
    children: (
      <BigPictureStep
        printed
        heading="The Big Picture"
        eyebrow="Nobody has to give anything up"
        sum={[{ amount: '£50', what: 'paid' }]}
        text="Shows when printed."
        audiences={[]}
        buttonLabel="Continue"
      />
    ),
  },
} satisfies Meta<typeof DeckSheets>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Print the story to see the sheets. */
export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shows when printed.')).not.toBeVisible();
  },
};
