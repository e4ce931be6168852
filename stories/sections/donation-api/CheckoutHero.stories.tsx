import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutHero } from '@tuppence/ui/donation-api';
import * as DonationCheckout from '../../demos/DonationCheckout.stories';
import { Part } from '../../support/page';

const meta = {
  title: 'Sections/DonationApi/CheckoutHero',
  component: CheckoutHero,
  args: {
    title: 'A checkout with charity at the till',
    lead: 'A 3-minute integration puts it on your website.',
    action: { href: 'https://portal.example/claim', label: 'Get your key' },
    more: { href: '#code', label: 'Read the code first' },
    note: 'It is a demo: no money moves.',
    children: (introduction) => <Part of={DonationCheckout} introduction={introduction} />,
  },
} satisfies Meta<typeof CheckoutHero>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
