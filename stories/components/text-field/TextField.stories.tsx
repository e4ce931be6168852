import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '@tuppence/ui';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  parameters: {
    guidance: {
      use: 'A line of text: a name, an address, a figure.',
      not: 'A choice among known options. Use RadioGroup, Select or CharityPicker.',
      accessibility:
        'Keep the label visible if you can. Set autoComplete for what the browser can fill in.',
      good: {
        picture: () => (
          <TextField label="Email" description="We write once." type="email" autoComplete="email" />
        ),
        reason: 'The label stays, and the help is there before an error.',
      },
      bad: {
        picture: () => (
          <TextField
            label="Email"
            labelHidden
            placeholder="Email (we write once)"
            type="email"
            autoComplete="email"
          />
        ),
        reason: 'The only visible label disappears with the first letter.',
      },
    },
  },
  args: { label: 'First name', autoComplete: 'given-name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.type(input, 'Ada');
    await expect(input).toHaveValue('Ada');
    await expect(input).toBeValid();
  },
};

export const WithHint: Story = {
  args: { description: 'As shown on your bank card.' },
};

export const WithError: Story = {
  args: {
    label: 'Email address',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'ada@tuppence',
    error: 'Please enter a valid email address.',
    required: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email address' });
    // The focus ring is in the error colour.
    input.focus();
    const frame = getComputedStyle(input.parentElement as HTMLElement);
    await waitFor(() => expect(frame.borderColor).toBe(frame.outlineColor));
    input.blur();
  },
};

export const LedByPlaceholder: Story = {
  args: {
    label: 'Email address',
    type: 'email',
    autoComplete: 'email',
    labelHidden: true,
    placeholder: 'Enter your email address',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(input).toHaveAttribute('placeholder', 'Enter your email address');
  },
};

export const WithAffixes: Story = {
  args: {
    label: 'Amount',
    autoComplete: 'off',
    leading: '£',
    trailing: 'a month',
    inputMode: 'decimal',
    figures: true,
    defaultValue: '30',
    size: 'large',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Ada' } };

export const KeepsItsInput: Story = {
  tags: ['check'],
  render: (args) => {
    function Parent() {
      const [error, setError] = useState<string>();
      return (
        <TextField
          {...args}
          error={error}
          onChange={(event) => setError(event.target.value.length > 3 ? 'Too long.' : undefined)}
        />
      );
    }
    return <Parent />;
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'Adalovelace');
    await expect(canvas.getByText('Too long.')).toBeVisible();
    await expect(input).toHaveValue('Adalovelace');
    await expect(input).toHaveFocus();
    await userEvent.type(input, '{Backspace>8/}');
    await expect(canvas.queryByText('Too long.')).toBeNull();
    await expect(input).toHaveValue('Ada');
  },
};

export const OnStrong: Story = {
  render: (args) => (
    <div data-surface="strong" style={{ padding: 24 }}>
      <TextField
        {...args}
        description="A hint on a dark surface."
        error="An error on a dark surface."
      />
    </div>
  ),
};

export const VeryLongText: Story = {
  args: {
    label:
      'The full legal name of the organisation as it is registered with the Charity Commission',
    autoComplete: 'organization',
    description: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2),
    error: 'Please enter a name that is no longer than this sentence, which is very long indeed.',
    defaultValue: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(4),
  },
  parameters: { viewport: { defaultViewport: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
