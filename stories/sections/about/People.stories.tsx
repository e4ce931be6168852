import type { Meta, StoryObj } from '@storybook/react-vite';
import { people as team } from '@tuppence/content/about/copy';
import { People } from '@tuppence/ui/about';

const meta = {
  title: 'Sections/About/People',
  component: People,
  parameters: {
    guidance: {
      use: 'The people who answer for the company, with its registered details.',
      not: 'Reviews or customers. Use Testimonials.',
      accessibility:
        'Has its own heading. The drawing has a label. Names, roles and bios are text.',
    },
  },
  args: {
    ...team,
    company: ['Example Ltd is registered in England and Wales, company number 00000000.'],
  },
} satisfies Meta<typeof People>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const LongNames: Story = {
  args: {
    people: team.people.map((person) => ({
      ...person,
      name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-Smythe',
    })),
  },
};
