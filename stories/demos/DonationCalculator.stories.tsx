import type { Meta, StoryObj } from '@storybook/react-vite';
import { calculatorCopy } from '@tuppence/content/charities/calculator';
import { DonationCalculator } from '@tuppence/ui/demos';
import { expect, userEvent, within } from 'storybook/test';
import { inSection } from '../support/frames';
import { pressed, turned } from '../support/turned';

const meta = {
  title: 'Demos/DonationCalculator',
  component: DonationCalculator,
  parameters: {
    guidance: {
      use: 'An estimate of what a charity could raise, with its assumptions.',
      not: 'A promise. Every figure is an estimate, and says so.',
      accessibility: 'The result is announced once, after Calculate is pressed.',
    },
  },
  args: { copy: calculatorCopy },
  argTypes: {
    donors: { control: 'number', description: 'How many donors are entered.' },
  } as object,
  decorators: [
    turned({
      donors: async (canvas, donors: number) => {
        await userEvent.type(canvas.getByRole('textbox'), String(donors));
        await pressed(canvas, ['Calculate']);
      },
    }),
    inSection(),
  ],
} satisfies Meta<typeof DonationCalculator>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvas: ReturnType<typeof within>) => ({
  field: canvas.getByRole('textbox', { name: 'How many donors do you have?' }),
  button: canvas.getByRole('button', { name: 'Calculate' }),
  /** Every calculation prints a new receipt. */
  receipt: () => within(canvas.getByRole('figure')),
});

export const Basic: Story = {
  play: async ({ canvas }) => {
    const { field, button, receipt } = parts(canvas);
    await expect(button).toBeDisabled();
    await userEvent.type(field, '1');
    await expect(button).toBeEnabled();
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await expect(receipt().getByText('× 10%')).toBeVisible();
    await expect(receipt().queryByText('Every month')).toBeNull();
  },
};

export const Calculated: Story = {
  play: async ({ canvas }) => {
    const { field, button, receipt } = parts(canvas);
    await userEvent.type(field, '1,234');
    await expect(receipt().queryByText('Every month')).toBeNull();
    await userEvent.click(button);
    await expect(receipt().getByText('£2,468')).toBeVisible();
    await expect(receipt().getByText('£29,616')).toBeVisible();
    await expect(receipt().getByText('Slow year: 5%, £8 a month')).toBeVisible();
    await expect(receipt().getByText('£5,923')).toBeVisible();
    await expect(receipt().getByText('£66,636')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1,234 donors could raise £2,468 a month, £29,616 a year, if 10% shop with the app and raise £20 a month each.',
    );
  },
};

export const ByKeyboard: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Calculated.' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('50{Enter}');
    await expect(parts(canvas).receipt().getByText('£1,200')).toBeVisible();
  },
};

/** A browser does not send a form whose button is disabled, but Enter says why. */
export const NoNumber: Story = {
  play: async ({ canvas }) => {
    const { field, button, receipt } = parts(canvas);
    for (const wrong of ['{Enter}', 'abc', '-5', '0{Enter}{Enter}']) {
      await userEvent.clear(field);
      await userEvent.type(field, wrong);
      await expect(button).toBeDisabled();
      await expect(field).toBeInvalid();
      const message = canvas.getByText('Enter a whole number of donors, such as 1,200.');
      await expect(message.closest('[aria-live="polite"]')).not.toBeNull();
      await expect(field).toHaveAccessibleDescription(/such as 1,200\.$/);
    }
    await expect(receipt().queryByText('Every month')).toBeNull();
  },
};

export const HalfADonor: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See NoNumber.' } },
  play: async ({ canvas }) => {
    const { field, button, receipt } = parts(canvas);
    await userEvent.type(field, '12.5');
    await userEvent.click(button);
    await expect(field).toHaveAccessibleDescription(/Enter a whole number of donors/);
    await expect(field).toHaveValue('12.5');
    await expect(receipt().queryByText('Every month')).toBeNull();
  },
};

export const ChangedAfterwards: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'Ends like Basic, with a number in the field.' } },
  play: async ({ canvas }) => {
    const { field, button, receipt } = parts(canvas);
    await userEvent.type(field, '12');
    await userEvent.click(button);
    await expect(receipt().getByText('£288')).toBeVisible();
    await userEvent.type(field, '.5');
    await expect(receipt().queryByText('£288')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const VeryManyDonors: Story = {
  play: async ({ canvas }) => {
    const { field, button, receipt } = parts(canvas);
    await userEvent.type(field, '3000000000000');
    await userEvent.click(button);
    await expect(receipt().getByText('£72,000,000,000,000')).toBeVisible();
    for (const digits of [20, 400]) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste('9'.repeat(digits));
      await userEvent.click(button);
      await expect(field).toHaveAccessibleDescription(/more donors than we can count/);
    }
  },
};
