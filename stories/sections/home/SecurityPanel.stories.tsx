import type { Meta, StoryObj } from '@storybook/react-vite';
import { SecurityPanel } from '@tuppence/ui/home';

const meta = {
  title: 'Sections/Home/SecurityPanel',
  component: SecurityPanel,
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
