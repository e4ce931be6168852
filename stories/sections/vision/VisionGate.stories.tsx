import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from '@tuppence/ui/brand';
import { VisionGate } from '@tuppence/ui/vision';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { visionGate } from '../../fixtures/vision';

const meta = {
  title: 'Sections/Vision/VisionGate',
  component: VisionGate,
  args: {
    ...visionGate,
    mark: <Mark size={72} />,
    onVerify: fn(async (code: string) => code === 'COPPER'),
    onUnlock: fn(),
  },
} satisfies Meta<typeof VisionGate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    const field = canvas.getByPlaceholderText('Enter invitation code');
    await userEvent.type(field, '  COPPER ');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onUnlock).toHaveBeenCalledOnce());
    await expect(args.onVerify).toHaveBeenCalledWith('COPPER');
    await expect(canvas.queryByText('Invalid invitation code.')).toBeNull();
  },
};

/** The error is tied to the field and announced, and the field keeps focus. */
export const WrongCode: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Invitation code' });
    await userEvent.type(field, 'copper{Enter}');
    const message = await canvas.findByText('Invalid invitation code.');
    await expect(message).toBeVisible();
    await expect(field).toHaveAccessibleDescription('Invalid invitation code.');
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  parameters: { visual: { skip: 'looks like WrongCode' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Invalid invitation code.')).toBeVisible();
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

/** If the check itself fails, the gate shows an error. */
export const CheckFails: Story = {
  parameters: { visual: { skip: 'looks like WrongCode' } },
  args: {
    onVerify: fn<(code: string) => Promise<boolean>>(() => Promise.reject(new Error('no crypto'))),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'COPPER{Enter}');
    await expect(await canvas.findByText('Invalid invitation code.')).toBeVisible();
  },
};

export const Checking: Story = {
  args: { onVerify: fn<(code: string) => Promise<boolean>>(() => new Promise(() => {})) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'COPPER{Enter}');
    await expect(canvas.getByRole('button', { name: 'Checking…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    // The code must not change while it is checked.
    await userEvent.keyboard('more');
    await expect(canvas.getByRole('textbox')).toHaveValue('COPPER');
  },
};
