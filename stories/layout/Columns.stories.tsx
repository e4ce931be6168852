import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@tuppence/ui';
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
      good: {
        picture: () => (
          <Columns>
            <Text>Six mornings a week.</Text>
            <Text>In twelve schools.</Text>
          </Columns>
        ),
        reason: 'Parts of equal weight.',
      },
      bad: {
        picture: () => (
          <Columns split="quarters">
            <Text>Six mornings a week, in twelve schools.</Text>
            <Text>And in three libraries of the county.</Text>
            <Text>With volunteers who live nearby.</Text>
            <Text>From September to July.</Text>
          </Columns>
        ),
        reason: 'Whole sentences in narrow columns.',
      },
    },
  },
  args: { children: [<Box key="1">First</Box>, <Box key="2">Second</Box>] },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  parameters: { visual: { wide: true } },
  play: async ({ canvas }) => {
    const first = box(canvas, 'First').getBoundingClientRect();
    const second = box(canvas, 'Second').getBoundingClientRect();
    if (window.innerWidth < 768) {
      await expect(second.left).toBe(first.left);
      await expect(second.top).toBeGreaterThan(first.bottom);
    } else {
      await expect(second.top).toBe(first.top);
      await expect(Math.round(second.left - first.right)).toBe(32);
    }
  },
};

const long = Array.from({ length: 60 }, () => 'Second').join(' ');

export const Stretched: Story = {
  args: {
    align: 'stretch',
    children: [<Box key="1">First</Box>, <Box key="2">{long}</Box>],
  },
  parameters: { visual: { skip: 'See InColumns of Card.' } },
  play: async ({ canvas }) => {
    if (window.innerWidth < 768) return;
    const first = box(canvas, 'First').getBoundingClientRect();
    const second = box(canvas, long).getBoundingClientRect();
    await expect(first.height).toBe(second.height);
  },
};

export const WideStart: Story = { args: { split: 'wideStart' } };

export const Quarters: Story = {
  args: {
    split: 'quarters',
    children: ['One', 'Two', 'Three', 'Four'].map((name) => <Box key={name}>{name}</Box>),
  },
};
