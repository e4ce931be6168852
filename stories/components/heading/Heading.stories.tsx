import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '@tuppence/ui';
import { expect } from 'storybook/test';
import { inWidth } from '../../support/frames';

const meta = {
  title: 'Components/Heading',
  component: Heading,
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
