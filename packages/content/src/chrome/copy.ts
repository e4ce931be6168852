import type { NavLink } from '@tuppence/ui/chrome';

export const headerLinks: readonly NavLink[] = [
  { href: '/charities', label: 'Charities' },
  { href: '/about', label: 'About Us' },
];

/** Smaller links in the phone's menu. */
export const menuLinks = [
  { href: '/#find-a-charity', label: 'Find your charity' },
  { href: '/brands', label: 'Brands and rates' },
  { href: '/summer-of-giving', label: 'The Summer of Giving' },
  { href: '/donation-api/charities', label: 'For charity websites' },
  { href: '/donation-api/ecommerce', label: 'For online stores' },
  { href: '/donation-api/loyalty', label: 'For loyalty programmes' },
];

export const heroActionsId = 'hero-actions';

/** iOS phones show the sticky bar while none of these parts is in view. */
export const waysToTheApp = [heroActionsId, 'get-the-app'];

export const ratesLink = { href: '/brands', label: 'See each brand’s rate' };

export const loadFailureText =
  'Part of this page did not load. The site may have just been updated, or the connection dropped.';

export const accountLinks = {
  signedOut: { href: '/auth', label: 'Sign in' },
  signedIn: { href: '/giving-recap', label: 'Your giving' },
} satisfies Record<string, NavLink>;
