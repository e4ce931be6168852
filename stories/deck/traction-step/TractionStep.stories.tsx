import type { Meta, StoryObj } from '@storybook/react-vite';
import { traction } from '@tuppence/content/deck/copy';
import { TractionStep } from '@tuppence/ui/deck';
import { expect, fn, userEvent } from 'storybook/test';
import { tiles } from '../../fixtures/deck';

const meta = {
  title: 'Deck/TractionStep',
  component: TractionStep,
  // A sheet of paper has no callbacks.
  argTypes: { printed: { control: false } },
  parameters: {
    guidance: {
      use: 'Step 5: five figures, the strongest two first.',
      not: 'Figures that are not in the claims register.',
      accessibility:
        'A list: the figure is read before its meaning. "No. 1" and the icon are decorative.',
    },
  },
  args: { ...traction, tiles, onContinue: fn() },
} satisfies Meta<typeof TractionStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    const texts = canvas.getAllByRole('listitem').map((tile) => tile.textContent);
    await expect(texts).toEqual([
      'No. 11,000+1,000 or moreearly users',
      'No. 220+20 or more poundsper month per user flowing to good causes',
      'No. 3180K180,000charities pre-registered',
      'No. 42influencer campaigns live at launch',
      'No. 5Media coverage incomingNot counted yet. Names and dates once they’re in print.',
    ]);
    await expect(canvas.getByText(/our donation API has raised £12M\+/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to The Raise' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const Printed: Story = { args: { printed: true, onContinue: undefined as never } };
