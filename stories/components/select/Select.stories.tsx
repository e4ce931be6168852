import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from '@tuppence/ui';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/Select',
  component: Select,
  parameters: {
    guidance: {
      use: 'A choice among five or more options, or fewer where space is short.',
      not: 'Two to four options (RadioGroup shows them all), or a search by name (CharityPicker).',
      accessibility:
        'The browser’s own list, which works with every keyboard, screen reader and phone.',
      good: {
        picture: () => (
          <Select
            label="Country"
            options={[
              { value: 'en', label: 'England' },
              { value: 'sc', label: 'Scotland' },
              { value: 'wa', label: 'Wales' },
              { value: 'ni', label: 'Northern Ireland' },
              { value: 'im', label: 'Isle of Man' },
            ]}
          />
        ),
        reason: 'Many choices, one of which most people know.',
      },
      bad: {
        picture: () => (
          <Select
            label="Gift Aid"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
        ),
        reason: 'Two choices hide behind a press. Use RadioGroup or Checkbox.',
      },
    },
  },
  args: {
    label: 'Tax year',
    options: [
      { value: '2026', label: '2026/27' },
      { value: '2025', label: '2025/26' },
      { value: '2024', label: '2024/25' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Tax year' });
    await userEvent.selectOptions(select, '2025/26');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2025');
    await expect(select).toHaveDisplayValue('2025/26');
    select.blur();
  },
};

export const WithError: Story = {
  args: { description: 'From 6 April to 5 April.', error: 'Choose a tax year.', required: true },
};

export const Disabled: Story = {
  parameters: { visual: { skip: 'Dimmed like Disabled of TextField.' } },
  args: { disabled: true },
};

export const VeryLongText: Story = {
  parameters: {
    viewport: { defaultViewport: 'phone' },
    visual: { skip: 'Its width is checked.' },
  },
  args: {
    options: [
      { value: 'a', label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Hospice' },
      { value: 'b', label: 'Parentkind' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
