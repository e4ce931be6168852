import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@tuppence/ui';
import { Stack } from '@tuppence/ui/layout';
import { expect } from 'storybook/test';
import { Box, box } from './Layout.helpers';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: {
    guidance: {
      use: 'Items below each other, all with the same gap.',
      not: 'Items side by side. Use Inline or Columns.',
      accessibility: 'Ignored by assistive technology, unless it is rendered as a list.',
      good: {
        picture: () => (
          <Stack gap={2}>
            <Text>Weekly shop</Text>
            <Text tone="muted">£60.00</Text>
          </Stack>
        ),
        reason: 'The gap shows what belongs together.',
      },
      bad: {
        picture: () => (
          <Stack gap={16}>
            <Text>Weekly shop</Text>
            <Text tone="muted">£60.00</Text>
          </Stack>
        ),
        reason: 'A gap for sections tears a pair apart.',
      },
    },
  },
  args: {
    children: [<Box key="1">First</Box>, <Box key="2">Second</Box>, <Box key="3">Third</Box>],
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const first = box(canvas, 'First').getBoundingClientRect();
    const second = box(canvas, 'Second').getBoundingClientRect();
    await expect(second.top - first.bottom).toBe(16);
  },
};

export const Centred: Story = { args: { align: 'center', gap: 8 } };
