import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@tuppence/ui';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/terms', children: 'Terms & Conditions' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  render: (args) => (
    <p>
      You accept our <Link {...args} /> when you order.
    </p>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Terms & Conditions' });
    await expect(link).toHaveAttribute('href', '/terms');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

export const External: Story = {
  args: { href: 'https://ico.org.uk/', external: true, children: 'the ICO' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'the ICO (opens in a new tab)' }),
    ).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Standalone: Story = {
  args: { standalone: true, children: 'All eleven charities' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const OnStrong: Story = {
  args: { children: 'Privacy Policy' },
  decorators: [
    (Story) => (
      <div data-surface="strong" style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
};
