import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallToAction } from '@tuppence/ui/donation-api';

const meta = {
  title: 'Sections/DonationApi/CallToAction',
  component: CallToAction,
  args: {
    title: 'Open a till of your own',
    text: 'Claim your profile in the charity portal.',
    action: { href: 'https://portal.example/claim', label: 'Claim Your Profile', external: true },
  },
} satisfies Meta<typeof CallToAction>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
