import type { Meta, StoryObj } from '@storybook/react-vite';
import { calculatorCopy } from '@tuppence/content/calculator';
import { DonationCalculator } from '@tuppence/ui/demos';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inSection } from '../support/frames';

const meta = {
  title: 'Demos/DonationCalculator',
  component: DonationCalculator,
  args: {
    copy: {
      ...calculatorCopy,
      assumption: '10% of them shop with the app, and each raises £20 a month.',
    },
    onCalculate: fn(),
  },
  decorators: [inSection()],
} satisfies Meta<typeof DonationCalculator>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    field: canvas.getByRole('textbox', { name: 'How many donors do you have?' }),
    button: canvas.getByRole('button', { name: 'Calculate' }),
    slip: within(canvas.getByRole('figure')),
  };
};

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, field, button, slip } = parts(canvasElement);
    await expect(button).toBeDisabled();
    // The error is below the field and tied to it.
    await expect(canvas.getByText('Enter at least 1 donor.')).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/Enter at least 1 donor\.$/);
    await userEvent.type(field, '1');
    await expect(button).toBeEnabled();
    await expect(canvas.getByText('Enter at least 1 donor.')).not.toBeVisible();
    await userEvent.clear(field);
    await expect(slip.getByText('× 10%')).toBeVisible();
    await expect(slip.queryByText('Every month')).toBeNull();
  },
};

export const Calculated: Story = {
  play: async ({ args, canvas: root, canvasElement }) => {
    const { field, button, slip } = parts(canvasElement);
    await userEvent.type(field, '1,234');
    await expect(slip.queryByText('Every month')).toBeNull();
    await userEvent.click(button);
    await expect(within(root.getByRole('figure')).getByText('£2,468')).toBeVisible();
    await expect(within(root.getByRole('figure')).getByText('£29,616')).toBeVisible();
    await expect(root.getByRole('status')).toHaveTextContent(
      '1,234 donors could raise £2,468 a month, £29,616 a year.',
    );
    await expect(args.onCalculate).toHaveBeenCalledWith({
      donors: 1234,
      monthlyPence: 246_800,
      yearlyPence: 2_961_600,
    });
  },
};

export const ByKeyboard: Story = {
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ canvas: root }) => {
    await userEvent.tab();
    await userEvent.keyboard('50{Enter}');
    await expect(within(root.getByRole('figure')).getByText('£1,200')).toBeVisible();
  },
};

export const StaysDisabled: Story = {
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ canvasElement }) => {
    const { field, button } = parts(canvasElement);
    for (const entry of ['0', '-5', 'many', '1e5', '0.0']) {
      await userEvent.clear(field);
      await userEvent.type(field, entry);
      await expect(button).toBeDisabled();
    }
  },
};

export const HalfADonor: Story = {
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ args, canvasElement }) => {
    const { field, button, slip } = parts(canvasElement);
    await userEvent.type(field, '12.5');
    await expect(button).toBeEnabled();
    await userEvent.click(button);
    await expect(field).toHaveAccessibleDescription(/Enter a whole number of donors/);
    await expect(field).toHaveValue('12.5');
    await expect(slip.queryByText('Every month')).toBeNull();
    await expect(args.onCalculate).not.toHaveBeenCalled();
  },
};

/** A result never belongs to an earlier number. */
export const ChangedAfterwards: Story = {
  parameters: { visual: { skip: 'Basic with a number in the field' } },
  play: async ({ canvas: root, canvasElement }) => {
    const { field, button } = parts(canvasElement);
    await userEvent.type(field, '12');
    await userEvent.click(button);
    const slip = within(root.getByRole('figure'));
    await expect(slip.getByText('£288')).toBeVisible();
    await userEvent.type(field, '.5');
    await expect(slip.queryByText('£288')).toBeNull();
    await expect(root.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const VeryManyDonors: Story = {
  play: async ({ canvasElement, canvas: root }) => {
    const { field, button } = parts(canvasElement);
    await userEvent.type(field, '3000000000000');
    await userEvent.click(button);
    await expect(within(root.getByRole('figure')).getByText('£72,000,000,000,000')).toBeVisible();
    await userEvent.clear(field);
    for (const digits of [20, 400]) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste('9'.repeat(digits));
      await userEvent.click(button);
      await expect(field).toHaveAccessibleDescription(/more donors than we can count/);
    }
  },
};
