import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuppence/ui';
import { Inline } from '@tuppence/ui/layout';
import { expect } from 'storybook/test';
import { inWidth } from '../support/frames';
import { Box } from './Layout.helpers';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  parameters: {
    guidance: {
      use: 'Buttons, badges and text in a row that may wrap.',
      not: 'A grid. Use Columns.',
      accessibility: 'Ignored by assistive technology.',
      good: {
        picture: () => (
          <Inline gap={3}>
            <Button>Give</Button>
            <Button tone="secondary">Not now</Button>
          </Inline>
        ),
        reason: 'Short things in a row, which may wrap.',
      },
      bad: {
        picture: () => (
          <Inline gap="none">
            <Button>Give</Button>
            <Button tone="secondary">Not now</Button>
          </Inline>
        ),
        reason: 'Without a gap, a press hits the wrong one.',
      },
    },
  },
  args: { children: [<Box key="1">First</Box>, <Box key="2">Second</Box>] },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Second').getBoundingClientRect().top).toBe(
      canvas.getByText('First').getBoundingClientRect().top,
    );
  },
};

export const WrapsWhenNarrow: Story = {
  decorators: [inWidth(140)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Second').getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText('First').getBoundingClientRect().bottom,
    );
  },
};

export const PushedApart: Story = { args: { justify: 'between' } };
