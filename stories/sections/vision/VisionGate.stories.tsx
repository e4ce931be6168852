import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteDefaults } from '@tuppence/content/site';
import { visionGate } from '@tuppence/content/vision/gate';
import { Mark } from '@tuppence/ui/brand';
import { type GateAnswer, VisionGate } from '@tuppence/ui/vision';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

const copy = visionGate(siteDefaults);

const meta = {
  title: 'Sections/Vision/VisionGate',
  component: VisionGate,
  parameters: {
    guidance: {
      use: 'The invitation code of the vision page.',
      not: 'Accounts (AuthForm), or secrets: it only keeps casual visitors out.',
      accessibility: 'The error is tied to the field and announced, and the field takes focus.',
    },
  },
  args: {
    copy,
    mark: <Mark size={72} />,
    onAttempt: fn(async (): Promise<GateAnswer> => 'wrong'),
  },
} satisfies Meta<typeof VisionGate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  args: { onAttempt: fn(async (): Promise<GateAnswer> => 'open') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    const field = canvas.getByPlaceholderText('Enter invitation code');
    await userEvent.type(field, '  COPPER ');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onAttempt).toHaveBeenCalledWith('COPPER'));
    await expect(canvas.queryByText('Invalid invitation code.')).toBeNull();
  },
};

export const WrongCode: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Invitation code' });
    await userEvent.type(field, 'copper{Enter}');
    const message = await canvas.findByText('Invalid invitation code.');
    await expect(message).toBeVisible();
    await expect(field).toHaveAccessibleDescription('Invalid invitation code.');
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
};

export const Checking: Story = {
  parameters: { visual: { skip: 'See Working of AuthForm.' } },
  args: { onAttempt: fn(() => new Promise<GateAnswer>(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'COPPER{Enter}');
    await expect(canvas.getByRole('button', { name: 'Checking...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.keyboard('more');
    await expect(canvas.getByRole('textbox')).toHaveValue('COPPER');
  },
};
