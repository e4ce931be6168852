import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiPages } from '@tuppence/ui/donation-api';

const meta = {
  title: 'Sections/DonationApi/ApiPages',
  component: ApiPages,
  args: {
    title: 'More about the donation API',
    pages: [
      { href: '/stores', label: 'Online stores', text: 'A share of each order.' },
      { href: '/points', label: 'Loyalty programmes', text: 'Points that become donations.' },
      { href: '/reference', label: 'API reference', text: 'Every call, with a form to try it.' },
    ],
  },
} satisfies Meta<typeof ApiPages>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
