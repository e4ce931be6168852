import type { Meta, StoryObj } from '@storybook/react-vite';
import { team } from '@tuppence/content/deck/team';
import { TeamStep } from '@tuppence/ui/deck';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Deck/TeamStep',
  component: TeamStep,
  // A sheet of paper has no callbacks.
  argTypes: { printed: { control: false } },
  parameters: {
    guidance: {
      use: 'Step 3: people, each with a bio.',
      not: 'More than seven people.',
      accessibility:
        'Bios open on hover, on a tap and on Enter, and describe their button at all times.',
    },
  },
  args: { ...team, onContinue: fn() },
} satisfies Meta<typeof TeamStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.photoLabel })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    const imogen = canvas.getByRole('button', { name: /Imogen Clarke/ });
    await expect(imogen).toHaveAccessibleDescription(/challenger bank/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to The Journey' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const BioOnTap: Story = {
  play: async ({ canvas }) => {
    const jack = canvas.getByRole('button', { name: /Jack Donnelly/ });
    await fireEvent.pointerEnter(jack, { pointerType: 'touch' });
    await fireEvent.click(jack);
    await waitFor(() => expect(screen.getByRole('note', { name: 'Jack Donnelly' })).toBeVisible());
  },
};

export const Printed: Story = {
  args: { printed: true, onContinue: undefined as never },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/four Christmases/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
