import type { Meta, StoryObj } from '@storybook/react-vite';
import { security } from '@tuppence/content/home/static-parts';
import { SecurityPanel } from '@tuppence/ui/home';

const meta = {
  title: 'Sections/Home/SecurityPanel',
  component: SecurityPanel,
  parameters: {
    guidance: {
      use: 'Why the money is safe, and what holds if something goes wrong.',
      not: 'Promises that nobody can check, or more than three of each.',
      accessibility: 'Has its own heading. The padlock is decorative. Each point has a heading.',
    },
  },
  args: security,
} satisfies Meta<typeof SecurityPanel>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
