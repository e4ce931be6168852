import type { Meta, StoryObj } from '@storybook/react-vite';
import { People } from '@tuppence/ui/about';
import { expect, within } from 'storybook/test';
import { people as peopleArgs } from '../../fixtures/about';

const meta = {
  title: 'Sections/About/People',
  component: People,
  args: peopleArgs,
} satisfies Meta<typeof People>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement);
    await expect(region.getByRole('heading', { level: 2, name: peopleArgs.title })).toBeVisible();
    await expect(region.getAllByRole('listitem')).toHaveLength(3);
    await expect(region.getByRole('heading', { level: 3, name: 'Imogen Clarke' })).toBeVisible();
    await expect(region.getByText(/company number/)).toBeVisible();
  },
};

/** Long names and sentences wrap below their picture. */
export const LongNames: Story = {
  args: {
    people: peopleArgs.people.map((person) => ({
      ...person,
      name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-Smythe',
    })),
  },
};
