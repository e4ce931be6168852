import type { Meta, StoryObj } from '@storybook/react-vite';
import { SecurityPanel } from '@tuppence/ui/home';

const meta = {
  title: 'Sections/Home/SecurityPanel',
  component: SecurityPanel,
  parameters: {
    guidance: {
      use: 'Why the money is safe: three plain statements.',
      not: 'Promises that nobody can check, or more than three points.',
      accessibility: 'Has its own heading. The padlock is decorative. Each point has a heading.',
    },
  },
  args: {
    title: 'Your money is looked after',
    points: [
      {
        title: 'Secure payments',
        text: 'A regulated payment institution holds the money in safeguarded, segregated accounts.',
      },
      {
        title: 'Verified charities',
        text: 'Every charity is checked against the UK registers.',
      },
      {
        title: 'Trusted partners',
        text: 'Each card comes from the brand itself, with its full value.',
      },
    ],
  },
} satisfies Meta<typeof SecurityPanel>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
