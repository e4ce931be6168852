import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Text } from '@tuppence/ui';
import { Stack } from '@tuppence/ui/layout';
import { expect } from 'storybook/test';
import { inWidth } from '../../support/frames';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  parameters: {
    guidance: {
      use: 'Every title. The level follows the page’s outline; the size is independent of it.',
      not: 'Bold text in a paragraph.',
      accessibility: 'Use level 1 once per page, and skip no level.',
      good: {
        picture: () => (
          <Stack gap={2}>
            <Heading level={3} size="title">
              Opening hours
            </Heading>
            <Text>Monday to Friday, 9 to 5.</Text>
          </Stack>
        ),
        reason: 'The level follows the page’s outline; the size is independent of it.',
      },
      bad: {
        picture: () => (
          <Stack gap={2}>
            <Text>
              <strong>Opening hours</strong>
            </Text>
            <Text>Monday to Friday, 9 to 5.</Text>
          </Stack>
        ),
        reason: 'Bold text is not a heading: screen readers cannot jump to it.',
      },
    },
  },
  args: { level: 1, children: 'Fundraise with your regular spending' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** Size and heading level are independent. */
export const Sizes: Story = {
  render: () => (
    <>
      <Heading level={1} size="display">
        Display
      </Heading>
      <Heading level={2} size="section">
        Section
      </Heading>
      <Heading level={3} size="heading">
        Heading
      </Heading>
      <Heading level={4} size="title">
        Title
      </Heading>
      <Heading level={4} size="label">
        Label
      </Heading>
    </>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByRole('heading')
      .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    await expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  },
};

export const Centred: Story = { args: { align: 'center' } };

export const OneVeryLongWord: Story = {
  args: { children: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', size: 'display' },
  decorators: [inWidth(320)],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(320);
  },
};
