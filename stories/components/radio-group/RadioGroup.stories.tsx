import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup, Select, TextField } from '@tuppence/ui';
import { Stack } from '@tuppence/ui/layout';
import { createRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { onStrong } from '../../support/frames';

const amounts = ['£5', '£10', '£20'].map((label) => ({ value: label, label }));

const keys = [...amounts, { value: 'own', label: 'Another' }];

/** Amounts to choose from, and one of one's own. */
function Amount() {
  const [amount, setAmount] = useState('£10');
  return (
    <Stack gap={4}>
      <RadioGroup
        look="keys"
        label="Amount"
        name="amount"
        options={keys}
        value={amount}
        onValueChange={setAmount}
      />
      {amount === 'own' ? (
        <TextField label="Your amount" name="own" leading="£" inputMode="decimal" required />
      ) : null}
    </Stack>
  );
}

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  parameters: {
    guidance: {
      use: 'One choice among a few, all visible.',
      not: 'More than seven choices (Select, CharityPicker), or a yes or no (Checkbox).',
      accessibility: 'Arrow keys choose. The label of the group is read out with the choices.',
      good: {
        picture: () => <RadioGroup label="Amount" options={amounts} defaultValue="£10" />,
        reason: 'There are few choices, and all are visible.',
      },
      bad: {
        picture: () => <Select label="Amount" options={amounts} defaultValue="£10" />,
        reason: 'The three choices are hidden until the list is opened.',
      },
    },
  },
  args: {
    label: 'How would you like to pay?',
    options: [
      {
        value: 'bank',
        label: 'Bank transfer',
        description: 'From your own bank.',
        trailing: 'Free',
      },
      { value: 'card', label: 'Card', description: 'Credit or debit.', trailing: '£0.80' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    const bank = canvas.getByRole('radio', { name: 'Bank transfer' });
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleName('How would you like to pay?');
    await expect(bank).toHaveAccessibleDescription('From your own bank.');
    await userEvent.click(canvas.getByText('Credit or debit.'));
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('card');
    await userEvent.keyboard('{ArrowUp}');
    await expect(bank).toBeChecked();
    await expect(bank).toHaveFocus();
  },
};

export const Example: Story = {
  parameters: { visual: { skip: 'See the amounts of DonationCheckout.' } },
  render: () => <Amount />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByText('Another'));
    await expect(canvas.getByRole('textbox', { name: 'Your amount' })).toBeVisible();
    await userEvent.click(canvas.getByText('£5'));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

const focusable = createRef<HTMLInputElement>();

/** The ref follows the chosen option. */
export const Ref: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Chosen.' } },
  render: (args) => (
    <form>
      <RadioGroup {...args} defaultValue="bank" ref={focusable} />
    </form>
  ),
  play: async ({ canvas }) => {
    const bank = canvas.getByRole('radio', { name: 'Bank transfer' });
    const card = canvas.getByRole('radio', { name: 'Card' });
    await expect(focusable.current).toBe(bank);
    await userEvent.click(card);
    await waitFor(() => expect(focusable.current).toBe(card));
    card.closest('form')?.reset();
    await waitFor(() => expect(focusable.current).toBe(bank));
  },
};

export const Chosen: Story = { args: { defaultValue: 'bank' } };

export const WithError: Story = {
  args: { error: 'Please choose how to pay.', description: 'You can change it later.' },
};

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'bank', label: 'Bank transfer' },
      { value: 'card', label: 'Card', disabled: true },
    ],
    defaultValue: 'bank',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeDisabled();
  },
};

export const OnStrong: Story = {
  args: { defaultValue: 'card' },
  decorators: [onStrong],
};

export const VeryLongText: Story = {
  args: {
    options: ['a', 'b'].map((value) => ({
      value,
      label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2),
      description: 'A description that goes on and on. '.repeat(8),
      trailing: '£1,000,000.00',
    })),
  },
  parameters: { viewport: { defaultViewport: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
