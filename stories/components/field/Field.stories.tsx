import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, FieldError, FieldFrame } from '@tuppence/ui';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Field',
  component: Field,
  subcomponents: { FieldError, FieldFrame },
  parameters: {
    guidance: {
      use: 'The label, hint and error of a custom control.',
      not: 'A line of text. Use TextField, which includes them.',
      accessibility:
        'Links the hint and error to the control, and announces the error when it appears.',
    },
  },
  args: {
    label: 'Favourite shop',
    description: 'The one you go to each week.',
    children: (control) => (
      <select {...control} style={{ width: '100%', minHeight: 48 }}>
        <option>Any</option>
        <option>Corner shop</option>
      </select>
    ),
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Favourite shop' });
    await expect(control).toHaveAccessibleDescription('The one you go to each week.');
  },
};

export const WithError: Story = {
  args: { error: 'Please choose a shop.', required: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Favourite shop' });
    await expect(control).toBeInvalid();
    await expect(control).toBeRequired();
    await expect(control).toHaveAccessibleDescription(
      'The one you go to each week. Please choose a shop.',
    );
  },
};

export const Framed: Story = {
  args: {
    error: 'Please choose a time.',
    children: (control) => (
      <FieldFrame invalid>
        <input
          {...control}
          type="time"
          style={{
            flex: 1,
            border: 0,
            borderRadius: 'inherit',
            padding: '0 16px',
            background: 'none',
          }}
        />
      </FieldFrame>
    ),
  },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Favourite shop');
    const frame = getComputedStyle(control.parentElement as HTMLElement);
    await expect(frame.borderTopColor).toBe('rgb(179, 38, 30)');
  },
};
