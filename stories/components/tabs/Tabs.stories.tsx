import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Tabs, Text } from '@tuppence/ui';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { onStrong } from '../../support/frames';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  parameters: {
    guidance: {
      use: 'Two to five views of the same subject, one at a time.',
      not: 'Ordered steps, or content that people compare.',
      accessibility: 'Arrow keys move between tabs, and Tab moves into the panel.',
      good: {
        picture: () => (
          <Tabs
            label="Your gifts"
            items={[
              { id: 'year', label: 'This year', content: <Text>£42.00</Text> },
              { id: 'all', label: 'All years', content: <Text>£118.00</Text> },
            ]}
          />
        ),
        reason: 'Two views of the same thing.',
      },
      bad: {
        picture: () => (
          <Tabs
            label="Steps"
            items={[
              { id: 'one', label: '1. Address', content: <Text>…</Text> },
              { id: 'two', label: '2. Payment', content: <Text>…</Text> },
            ]}
          />
        ),
        reason: 'Steps that follow each other: people would miss one.',
      },
    },
  },
  args: {
    label: 'Sample code',
    items: [
      { id: 'one', label: 'Part 1', content: <Text>Fixing donor churn for charities</Text> },
      { id: 'two', label: 'Part 2', content: <Text>Democratising the way the 1% give</Text> },
      { id: 'three', label: 'Part 3', content: <Text>The Giving Wallet</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Sample code' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Part 1' })).toHaveTextContent(
      'Fixing donor churn for charities',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Part 3' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Part 3' })).toHaveTextContent(
      'The Giving Wallet',
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Part 2' })).toHaveFocus();
    await expect(canvas.getByText('Democratising the way the 1% give')).toBeVisible();
    await expect(canvas.queryByText('The Giving Wallet')).toBeNull();
  },
};

/** The next tab is on the left. */
/** On a phone, the titles wrap. */
export const Titled: Story = {
  args: {
    items: [
      { id: 'one', label: 'Part 1', title: 'Fixing donor churn for charities', content: '1' },
      { id: 'two', label: 'Part 2', title: 'Democratising the way the 1% give', content: '2' },
      { id: 'three', label: 'Part 3', title: 'The Giving Wallet', content: '3' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Part 3 The Giving Wallet' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('3');
  },
};

export const RightToLeft: Story = {
  parameters: { visual: { skip: 'See Arabic of Languages.' } },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Part 1' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Part 2' })).toHaveFocus();
  },
};

export const IdsWithSpaces: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  args: {
    items: [
      { id: 'part one', label: 'Part 1', content: <Text>Fixing donor churn for charities</Text> },
      { id: 'part two', label: 'Part 2', content: <Text>The Giving Wallet</Text> },
    ],
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel', { name: 'Part 1' });
    await expect(canvas.getByRole('tab', { name: 'Part 1' })).toHaveAttribute(
      'aria-controls',
      panel.id,
    );
  },
};

/** Follows the address, for example. An id that is unknown shows the first tab. */
export const Controlled: Story = {
  parameters: { visual: { skip: 'See Basic.' } },
  args: { value: 'two', onValueChange: fn() },
  render: function Remembering(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <Tabs
          {...args}
          value={value}
          onValueChange={(id) => {
            setValue(id);
            args.onValueChange?.(id);
          }}
        />
        <Button onClick={() => setValue('gone')}>An old address</Button>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Part 2' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Part 3' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('three');
    await expect(canvas.getByText('The Giving Wallet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'An old address' }));
    await expect(canvas.getByText('Fixing donor churn for charities')).toBeVisible();
  },
};

export const OnStrong: Story = {
  decorators: [onStrong],
};

export const ManyTabs: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      id: `${index}`,
      label: `A long tab, number ${index + 1}`,
      content: <Text>{`Panel ${index + 1}`}</Text>,
    })),
  },
  parameters: { viewport: { defaultViewport: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(canvas.getByRole('tab', { selected: true }));
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('Panel 12')).toBeVisible();
  },
};
