import type { Meta, StoryObj } from '@storybook/react-vite';
import { Separator, Text } from '@tuppence/ui';
import { Inline, Stack } from '@tuppence/ui/layout';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Separator',
  component: Separator,
  parameters: {
    guidance: {
      use: 'A line between items that space alone does not separate.',
      not: 'A line under a heading, or between all rows of a list.',
      accessibility: 'Announced as a separator, unless it is decorative.',
      good: {
        picture: () => (
          <Stack gap={4}>
            <Text>This month</Text>
            <Separator />
            <Text>Earlier</Text>
          </Stack>
        ),
        reason: 'Between groups of equal rank.',
      },
      bad: {
        picture: () => (
          <Stack gap={4}>
            <Text>Name</Text>
            <Separator />
            <Text>Ada Byron</Text>
            <Separator />
            <Text>Town</Text>
            <Separator />
            <Text>London</Text>
          </Stack>
        ),
        reason: 'After every line. Use the gap of a Stack.',
      },
    },
  },
  args: {},
  render: (args) => (
    <Stack>
      <Text>Credit</Text>
      <Separator {...args} />
      <Text>Donation</Text>
    </Stack>
  ),
} satisfies Meta<typeof Separator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const rule = canvas.getByRole('separator');
    await expect(rule.offsetWidth).toBe(window.innerWidth - 48);
    await expect(rule.offsetHeight).toBeLessThan(3);
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline>
      <Text>Charities</Text>
      <Separator {...args} />
      <Text>About Us</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const rule = canvas.getByRole('separator');
    await expect(rule).toHaveAttribute('aria-orientation', 'vertical');
    await expect(rule.offsetHeight).toBeGreaterThan(15);
    await expect(rule.offsetWidth).toBeLessThan(3);
  },
};

export const Dashed: Story = { args: { line: 'dashed' } };

export const Decorative: Story = {
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};
