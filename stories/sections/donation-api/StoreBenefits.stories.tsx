import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoreBenefits } from '@tuppence/ui/donation-api';

const meta = {
  title: 'Sections/DonationApi/StoreBenefits',
  component: StoreBenefits,
  parameters: {
    guidance: {
      use: 'How giving helps a shop: one figure, one order, the reasons.',
      not: 'More than one figure. Use KeyFigures.',
      accessibility: 'Has its own heading. The order is a list of terms and values.',
    },
  },
  args: {
    title: 'A good deed converts',
    figure: { value: 'up to 15%', label: 'conversion uplift' },
    points: [
      { title: 'Customers pay nothing extra', text: 'The share comes out of the order.' },
      { title: 'You choose the share', text: 'We suggest 1%.' },
    ],
    receipt: {
      label: 'Example order',
      title: 'Order 1001',
      details: ['Your store'],
      lines: [{ label: 'Customer pays', value: '£64.00', emphasis: 'strong' }],
      total: { label: 'To charity', value: '£0.64' },
      footer: 'It adds up.',
    },
  },
} satisfies Meta<typeof StoreBenefits>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
