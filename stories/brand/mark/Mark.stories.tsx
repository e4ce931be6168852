import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from '@tuppence/ui/brand';
import { Inline, Section } from '@tuppence/ui/layout';
import { expect } from 'storybook/test';

const meta = {
  title: 'Brand/Mark',
  component: Mark,
  args: { size: 120, title: 'Tuppence' },
  render: (args) => (
    <Section space="compact">
      <Inline justify="center">
        <Mark {...args} />
      </Inline>
    </Section>
  ),
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('img', { name: 'Tuppence' });
    await expect(mark.getBoundingClientRect().width).toBe(120);
  },
};

/** Favicon, header and splash. The smallest omits the coins' rims. */
export const Sizes: Story = {
  render: () => (
    <Section space="compact">
      <Inline gap={8} justify="center">
        {[16, 32, 48, 120].map((size) => (
          <Mark key={size} size={size} title={`Tuppence at ${size} px`} />
        ))}
      </Inline>
    </Section>
  ),
  play: async ({ canvas }) => {
    const [smallest, next] = canvas.getAllByRole('img');
    await expect(smallest?.querySelectorAll('circle')).toHaveLength(2);
    await expect(next?.querySelectorAll('circle')).toHaveLength(4);
  },
};

export const OnStrong: Story = {
  render: (args) => (
    <Section tone="strong" space="compact">
      <Inline gap={8} justify="center">
        <Mark size={16} />
        <Mark size={48} />
        <Mark {...args} />
      </Inline>
    </Section>
  ),
};

/** Without a title it is decorative. */
export const Decoration: Story = {
  args: { title: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
