import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '@tuppence/ui/brand';
import { Inline, Section } from '@tuppence/ui/layout';
import { expect } from 'storybook/test';

const meta = {
  title: 'Brand/Logo',
  component: Logo,
  args: { name: 'Tuppence' },
  render: (args) => (
    <Section space="compact">
      <Inline justify="center">
        <Logo {...args} />
      </Inline>
    </Section>
  ),
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Tuppence')).toBeVisible();
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().height).toBe(48);
  },
};

export const Small: Story = { args: { size: 'small' } };

export const OnTheSplash: Story = {
  args: { size: 'splash' },
  render: (args) => (
    <Section tone="strong">
      <Inline justify="center">
        <Logo {...args} />
      </Inline>
    </Section>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().height).toBe(120);
  },
};

export const OnStrong: Story = {
  render: (args) => (
    <Section tone="strong" space="compact">
      <Inline justify="center">
        <Logo {...args} />
      </Inline>
    </Section>
  ),
};
