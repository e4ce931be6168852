import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiPages } from '@tuppence/ui/donation-api';

const meta = {
  title: 'Sections/DonationApi/ApiPages',
  component: ApiPages,
  parameters: {
    guidance: {
      use: 'Links from one page about the API to the others.',
      not: 'Links to other parts of the site: they are in the footer.',
      accessibility: 'Has its own heading. A list of links, each with a sentence below it.',
    },
  },
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
