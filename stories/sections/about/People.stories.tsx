import type { Meta, StoryObj } from '@storybook/react-vite';
import { people as team } from '@tuppence/content/about';
import { People } from '@tuppence/ui/about';
import { expect } from 'storybook/test';

const meta = {
  title: 'Sections/About/People',
  component: People,
  args: {
    ...team,
    company: ['Example Ltd is registered in England and Wales, company number 00000000.'],
  },
} satisfies Meta<typeof People>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const region = canvas;
    await expect(region.getByRole('heading', { level: 2, name: team.title })).toBeVisible();
    await expect(region.getAllByRole('listitem')).toHaveLength(3);
    await expect(region.getByRole('heading', { level: 3, name: 'Imogen Clarke' })).toBeVisible();
    await expect(region.getByText(/company number/)).toBeVisible();
  },
};

/** Long names wrap below their picture. */
export const LongNames: Story = {
  args: {
    people: team.people.map((person) => ({
      ...person,
      name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-Smythe',
    })),
  },
};
