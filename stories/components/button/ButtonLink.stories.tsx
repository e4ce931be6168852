import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@tuppence/ui';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  parameters: {
    guidance: {
      use: 'The main link of a section, to another page or place.',
      not: 'An action that changes something here. Use Button.',
      accessibility: 'Announced as a link. With external, it says that it opens a new tab.',
      good: {
        picture: () => <ButtonLink href="#charities">Find your charity</ButtonLink>,
        reason: 'It says where it leads.',
      },
      bad: {
        picture: () => <ButtonLink href="#charities">Click here</ButtonLink>,
        reason: 'In a list of links it says only "Click here".',
      },
    },
  },
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
