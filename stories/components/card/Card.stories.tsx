import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Heading, Text } from '@tuppence/ui';
import { Columns, Stack } from '@tuppence/ui/layout';
import { expect } from 'storybook/test';

const hall = (
  <Stack gap={2}>
    <Heading level={3} size="title">
      Granton Hall
    </Heading>
    <Text>Open on Tuesdays.</Text>
  </Stack>
);

const meta = {
  title: 'Components/Card',
  component: Card,
  parameters: {
    guidance: {
      use: 'A few things of a kind, each with its own heading: places, offers, people.',
      not: 'A band of the page (Section), or a message (Notice).',
      accessibility: 'It has no role of its own. Use `article`, or `li` in a list of cards.',
    },
  },
  args: { children: hall },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Granton Hall' })).toBeVisible();
  },
};

/** Cards of one height. */
export const InColumns: Story = {
  args: { as: 'li' },
  parameters: { visual: { wide: true } },
  render: (args) => (
    <Columns as="ul" split="thirds" align="stretch">
      <Card {...args} />
      <Card {...args} tone="accent" />
      <Card {...args} tone="strong">
        <Text>
          A card with much more text than the others, which decides how tall all of them are.
        </Text>
      </Card>
    </Columns>
  ),
  play: async ({ canvas }) => {
    if (window.innerWidth < 768) return;
    const heights = canvas.getAllByRole('listitem').map((card) => card.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};
