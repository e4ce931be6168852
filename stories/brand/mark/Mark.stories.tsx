import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from '@tuppence/ui/brand';
import { Inline } from '@tuppence/ui/layout';
import { expect } from 'storybook/test';
import { inMiddle } from '../../support/frames';

const meta = {
  title: 'Brand/Mark',
  component: Mark,
  parameters: {
    guidance: {
      use: 'Where the name is already visible: the browser tab, the splash, an avatar.',
      not: 'On copper or on a photo.',
      accessibility: 'Decoration. Write the name next to it.',
    },
  },
  args: { size: 120 },
  decorators: [inMiddle],
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('svg');
    await expect(mark?.getBoundingClientRect().width).toBe(120);
  },
};

/** The smallest mark has no rims on its coins. */
export const Sizes: Story = {
  render: () => (
    <Inline gap={8}>
      {[16, 32, 48, 120].map((size) => (
        <Mark key={size} size={size} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const [smallest, next] = canvasElement.querySelectorAll('svg');
    await expect(smallest?.querySelectorAll('circle')).toHaveLength(2);
    await expect(next?.querySelectorAll('circle')).toHaveLength(4);
  },
};

export const OnStrong: Story = {
  parameters: { section: { tone: 'strong' } },
  render: (args) => (
    <Inline gap={8}>
      <Mark size={16} />
      <Mark size={48} />
      <Mark {...args} />
    </Inline>
  ),
};
