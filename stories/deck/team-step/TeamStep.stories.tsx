import type { Meta, StoryObj } from '@storybook/react-vite';
import { team } from '@tuppence/content/deck-team';
import { MemberTile, TeamStep } from '@tuppence/ui/deck';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Deck/Team Step',
  component: TeamStep,
  subcomponents: { MemberTile },
  args: {
    ...team,
    onContinue: fn(),
  },
} satisfies Meta<typeof TeamStep>;
export default meta;
type Story = StoryObj<typeof meta>;

const tile = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('button', { name });
const bioShows = (name: string) =>
  waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
const nothingShows = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Basic: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: args.photoLabel })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to The Journey' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const BioOnHover: Story = {
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ canvasElement }) => {
    const kwame = tile(canvasElement, /Kwame Mensah/);
    await userEvent.hover(kwame);
    await bioShows('Kwame Mensah');
    await userEvent.unhover(kwame);
    await nothingShows();
  },
};

/** Focus opens the bio and stays on the name; Escape closes it. */
export const BioOnFocus: Story = {
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const imogen = tile(canvasElement, /Imogen Clarke/);
    await waitFor(() => expect(imogen).toHaveFocus());
    await bioShows('Imogen Clarke');
    await expect(imogen).toHaveFocus();
    await expect(imogen).toHaveAccessibleDescription(/challenger bank/);
    await userEvent.keyboard('{Escape}');
    await nothingShows();
  },
};

export const BioOnTap: Story = {
  play: async ({ canvasElement }) => {
    const jack = tile(canvasElement, /Jack Donnelly/);
    await fireEvent.pointerEnter(jack, { pointerType: 'touch' });
    await fireEvent.click(jack);
    await bioShows('Jack Donnelly');
  },
};

/** On paper the bios are written out. */
export const Printed: Story = {
  args: { printed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/four Christmases/)).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
