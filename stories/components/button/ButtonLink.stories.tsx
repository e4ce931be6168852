import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@tuppence/ui';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  args: { href: '/charities', children: 'For charities' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'For charities' });
    await expect(link).toHaveAttribute('href', '/charities');
    await expect(link).not.toHaveAttribute('target');
  },
};

export const External: Story = {
  args: {
    href: 'https://portal.tuppence.example/',
    external: true,
    children: 'Claim Your Profile',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: 'Claim Your Profile (opens in a new tab)',
    });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Secondary: Story = { args: { tone: 'secondary' } };
