import type { ApiPagesProps } from '@tuppence/ui/donation-api';

export const apiPages: ApiPagesProps = {
  title: 'The donation API, page by page',
  pages: [
    {
      href: '/donation-api/charities',
      label: 'Charity websites',
      text: 'A checkout for your own site.',
    },
    {
      href: '/donation-api/ecommerce',
      label: 'Online stores',
      text: 'A share of each order, set up with one prompt.',
    },
    {
      href: '/donation-api/loyalty',
      label: 'Loyalty programmes',
      text: 'Points that become donations.',
    },
    {
      href: '/donation-api/reference',
      label: 'API reference',
      text: 'Every call, with a form to try it.',
    },
  ],
};
