import type { Meta, StoryObj } from '@storybook/react-vite';
import { nameStep } from '@tuppence/content/onboarding';
import { NameStep } from '@tuppence/ui/onboarding';
import { expect, fn, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Onboarding/Name Step',
  component: NameStep,
  args: { copy: nameStep, onName: fn() },
} satisfies Meta<typeof NameStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await expect(canvas.getByLabelText("What's your name?")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

export const Blanks: Story = {
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Continue' });
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '   {Enter}');
    await expect(button).toBeDisabled();
    await userEvent.type(field, 'A');
    await expect(button).toBeEnabled();
    await expect(args.onName).not.toHaveBeenCalled();
  },
};

export const Trimmed: Story = {
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '  Ada {Enter}');
    await expect(args.onName).toHaveBeenCalledWith('Ada');
  },
};
