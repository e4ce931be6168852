import type { PageMeta } from '@tuppence/site/page-meta';
import type { NavLink } from '@tuppence/ui/chrome';
import type { NotFoundProps } from '@tuppence/ui/not-found';
import type { Site } from '../site.ts';

export const meta = ({ name }: Site): PageMeta => ({
  path: '/404',
  title: `Page not found | ${name}`,
  description: 'There’s no page at this address. Here are the main pages instead.',
  keywords: [],
  indexable: false,
});

export const nearest = (page: NavLink): NotFoundProps['nearest'] => ['Did you mean ', page, '?'];

export const section = ({ name }: Site): NotFoundProps => ({
  title: '404 Oops! Page not found',
  homeLabel: 'Return to Home',
  lead: 'We’ve looked on every shelf and behind the till. You haven’t been charged.',
  homeHref: '/',
  linksLabel: 'Main pages',
  links: [
    { href: '/charities', label: 'For charities' },
    { href: '/summer-of-giving', label: 'The Summer of Giving' },
    { href: '/donation-api/ecommerce', label: 'For online stores' },
    { href: '/about', label: 'About us' },
    { href: '/about#contact-us', label: 'Contact' },
  ],
  receipt: {
    label: 'Receipt for a page that was not found',
    title: name,
    details: ['Till 404', 'Served by: nobody'],
    lines: [
      { label: '1 page', value: '£0.00' },
      { label: 'Item not found', value: '−£0.00' },
      { label: 'Time you lost', value: 'sorry' },
    ],
    total: { label: 'Total', value: '£0.00' },
    barcode: '404-NOT-FOUND',
    // Non-breaking spaces: a line may end only at the end of a sentence.
    footer: 'Keep\u00a0this\u00a0receipt. It\u00a0proves\u00a0you\u00a0looked.',
  },
});
