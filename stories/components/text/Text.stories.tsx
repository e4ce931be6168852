import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@tuppence/ui';
import { Stack } from '@tuppence/ui/layout';
import { expect } from 'storybook/test';

const sentence =
  'Buy shopping credit from brands you already use, and the brand gives a share of it to the charity that you choose.';

const meta = {
  title: 'Components/Text',
  component: Text,
  parameters: {
    guidance: {
      use: 'Every paragraph.',
      not: 'Titles. Use Heading.',
      accessibility:
        'Even muted text has a contrast of 7:1 in Tuppence’s colours, and 4.5:1 in any theme.',
      good: {
        picture: () => (
          <Stack gap={3}>
            <Text>Brands pay the charity. You pay what you always pay.</Text>
            <Text tone="muted">Updated in May.</Text>
          </Stack>
        ),
        reason: 'Muted text is less important than what stands above it.',
      },
      bad: {
        picture: () => <Text tone="error">Brands pay the charity.</Text>,
        reason: 'The colour of errors, used for emphasis.',
      },
    },
  },
  args: { children: sentence },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Long text wraps at about 68 characters. */
export const Basic: Story = {
  play: async ({ canvas }) => {
    const paragraph = canvas.getByText(sentence);
    const lines = paragraph.getBoundingClientRect().height / 28;
    await expect(lines).toBeGreaterThan(1);
  },
};

export const Sizes: Story = {
  render: () => (
    <>
      {(['lead', 'body', 'small'] as const).map((size) => (
        <Text key={size} size={size}>
          {`${size}: ${sentence}`}
        </Text>
      ))}
    </>
  ),
};

export const Tones: Story = {
  render: () => (
    <>
      {(['normal', 'muted', 'error'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {`${tone}: ${sentence}`}
        </Text>
      ))}
    </>
  ),
};

/** Columns of pounds line up. */
export const Figures: Story = {
  args: { figures: true, children: '£1,111.11', as: 'span' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('£1,111.11')).fontVariantNumeric).toBe(
      'tabular-nums',
    );
  },
};
