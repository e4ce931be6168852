import type { Meta, StoryObj } from '@storybook/react-vite';
import { journey } from '@tuppence/content/deck/journey';
import { JourneyStep } from '@tuppence/ui/deck';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { parts } from '../../fixtures/deck';

const meta = {
  title: 'Deck/JourneyStep',
  component: JourneyStep,
  // A sheet of paper has no callbacks.
  argTypes: { printed: { control: false } },
  parameters: {
    guidance: {
      use: 'Step 4: three parts of a story, with a film each.',
      not: 'Parts that are compared side by side.',
      accessibility:
        'Arrow keys move between tabs. Films open in VideoDialog. On paper, all parts are visible.',
    },
  },
  args: { ...journey, parts, name: 'Ada', onWatch: fn(), onContinue: fn() },
} satisfies Meta<typeof JourneyStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Part 1 Fixing donor churn for charities',
      'Part 2 Democratising the way the 1% give',
      'Part 3 The Giving Wallet',
    ]);
    await expect(
      canvas.getByRole('heading', { name: 'Fixing donor churn for charities' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Ada, once its profile/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Watch Demo' }));
    await expect(args.onWatch).toHaveBeenCalledWith('churn');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to Traction' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const InviteCode: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Generate Invite Code' });
    await userEvent.click(button);
    const alert = await screen.findByRole('alertdialog', { name: 'Your invite code' });
    await waitFor(() => expect(within(alert).getByText('GIVE-AT-THE-TILL')).toBeVisible());
    await expect(alert).toHaveAccessibleDescription(/GIVE-AT-THE-TILL/);
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Vision: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic, and Printed for the words.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Part 3/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'View Vision' }));
    await expect(args.onWatch).toHaveBeenCalledWith('wallet');
  },
};

/** Almost as long as the name field accepts. */
export const LongName: Story = { args: { name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) } };

export const Printed: Story = {
  args: { printed: true, onWatch: undefined as never, onContinue: undefined as never },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
