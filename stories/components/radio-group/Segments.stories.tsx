import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from '@tuppence/ui';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/RadioGroup/Segments',
  component: RadioGroup,
  parameters: {
    guidance: {
      use: 'Two to four short choices that change what is beside them.',
      not: 'Changing views of one subject (Tabs), or pages (Link).',
      accessibility: 'Announced as radio buttons.',
    },
  },
  args: {
    look: 'segments',
    label: 'Amount',
    options: [
      { value: '10', label: '£10' },
      { value: '20', label: '£20' },
      { value: '50', label: '£50' },
    ],
    defaultValue: '20',
    onValueChange: fn(),
  },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <RadioGroup {...args} />
    </div>
  ),
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleName('Amount');
    await expect(canvas.getByRole('radio', { name: '£20' })).toBeChecked();
    await userEvent.click(canvas.getByText('£50'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('50');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '£10' })).toBeChecked();
  },
};

export const NoneChosen: Story = { args: { defaultValue: undefined } };

export const WithError: Story = {
  args: { error: 'Please choose an amount.', description: 'A month.' },
};

export const Disabled: Story = { args: { disabled: true } };

export const OnStrong: Story = {
  render: (args) => (
    <div data-surface="strong" style={{ padding: 24 }}>
      <RadioGroup {...args} />
    </div>
  ),
};

export const VeryLongText: Story = {
  args: {
    options: [
      { value: 'a', label: 'Every single month' },
      { value: 'b', label: 'Donaudampfschifffahrtsgesellschaft' },
      { value: 'c', label: 'Once' },
    ],
  },
  parameters: { viewport: { defaultViewport: 'phone' } },
};
