import type { Meta, StoryObj } from '@storybook/react-vite';
import { deckGate } from '@tuppence/content/deck/gate';
import { siteDefaults } from '@tuppence/content/site';
import { DeckGate, DeckLoading, type GateAnswer } from '@tuppence/ui/deck';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Deck/DeckGate',
  component: DeckGate,
  subcomponents: { DeckLoading },
  parameters: {
    guidance: {
      use: 'The password of the deck.',
      not: 'Secrets: the deck is a public file.',
      accessibility:
        'Errors are announced at the field, which takes focus. Pasting works. Password managers leave the field alone, because it is not the visitor’s own password.',
    },
  },
  args: { copy: deckGate(siteDefaults), onAttempt: fn(async (): Promise<GateAnswer> => 'wrong') },
} satisfies Meta<typeof DeckGate>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = { name: 'Access Investor Materials' };

export const Basic: Story = {
  args: { onAttempt: fn(async (): Promise<GateAnswer> => 'open') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Investor Access' })).toBeVisible();
    await expect(canvas.getByText('Enter password to view investor materials')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    await userEvent.type(canvas.getByLabelText('Password'), ' two pence ');
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(args.onAttempt).toHaveBeenCalledWith(' two pence ');
    await expect(canvas.queryByText('Incorrect password')).toBeNull();
  },
};

export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'guess{Enter}');
    await waitFor(() => expect(canvas.getByText('Incorrect password')).toBeVisible());
    await expect(input).toHaveValue('');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAccessibleDescription('Incorrect password');
    await userEvent.type(input, 'a');
    await expect(canvas.queryByText('Incorrect password')).toBeNull();
  },
};

export const Checking: Story = {
  parameters: { visual: { skip: 'See Working of AuthForm.' } },
  args: { onAttempt: fn(() => new Promise<GateAnswer>(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'guess{Enter}{Enter}');
    const button = await canvas.findByRole('button', { name: 'Checking...' });
    await userEvent.type(canvas.getByLabelText('Password'), 'more');
    await expect(canvas.getByLabelText('Password')).toHaveValue('guess');
    await userEvent.click(button);
    await expect(args.onAttempt).toHaveBeenCalledOnce();
  },
};

export const Unavailable: Story = {
  args: { onAttempt: fn(async () => Promise.reject(new Error('no crypto'))) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'guess{Enter}');
    await waitFor(() => expect(canvas.getByText(/cannot check the password/)).toBeVisible());
  },
};
