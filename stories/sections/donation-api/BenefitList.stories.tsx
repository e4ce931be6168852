import type { Meta, StoryObj } from '@storybook/react-vite';
import { BenefitList } from '@tuppence/ui/donation-api';

const meta = {
  title: 'Sections/DonationApi/BenefitList',
  component: BenefitList,
  parameters: {
    guidance: {
      use: 'Benefits that each have an amount.',
      not: 'Benefits without figures. Use StoreBenefits.',
      accessibility:
        'Has its own heading. Each entry has a title, with its amount as text beside it.',
    },
  },
  args: {
    title: 'What is in it for the drawer',
    lead: 'Every line ends up in your account.',
    entries: [
      { title: 'Lower fees', text: 'One flat sum instead of a share.', amount: 'up to 80%' },
      { title: 'Gift Aid', text: 'One box, the full declaration.', amount: '+25%' },
    ],
  },
} satisfies Meta<typeof BenefitList>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
