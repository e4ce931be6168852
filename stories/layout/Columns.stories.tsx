import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '@tuppence/ui/layout';
import { expect } from 'storybook/test';
import { Box, box } from './Layout.helpers';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  parameters: {
    guidance: {
      use: 'Items of the same kind side by side, or a text beside a picture.',
      not: 'Items that wrap one by one. Use Inline.',
      accessibility:
        'Read in the order of the source, even in one column. Can be rendered as a list.',
    },
  },
  args: { children: [<Box key="1">First</Box>, <Box key="2">Second</Box>] },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  parameters: { visual: { only: 'desktop' } },
  play: async ({ canvas }) => {
    const first = box(canvas, 'First').getBoundingClientRect();
    const second = box(canvas, 'Second').getBoundingClientRect();
    await expect(second.top).toBe(first.top);
    await expect(Math.round(second.left - first.right)).toBe(32);
  },
};

export const WideStart: Story = { args: { split: 'wideStart' } };

export const Quarters: Story = {
  args: {
    split: 'quarters',
    children: ['One', 'Two', 'Three', 'Four'].map((name) => <Box key={name}>{name}</Box>),
  },
};
