import type { ApiPagesProps } from '@tuppence/ui/donation-api';

const pages: ApiPagesProps['pages'] = [
  {
    href: '/donation-api/charities',
    label: 'Charity websites',
    text: 'A checkout for your own site.',
  },
  {
    href: '/donation-api/ecommerce',
    label: 'Online stores',
    text: 'A share of each order, by one prompt.',
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
];

/** The pages about the donation API but the one that is shown. */
export const otherApiPages = (path: string): ApiPagesProps => ({
  title: 'More about the donation API',
  pages: pages.filter(({ href }) => href !== path),
});
