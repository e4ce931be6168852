import type { NavLink } from '@tuppence/ui/chrome';

export const headerLinks: readonly NavLink[] = [
  { href: '/charities', label: 'Charities' },
  { href: '/about', label: 'About Us' },
];

/** Smaller links of the phone's menu: what is otherwise found at the foot of a page only. */
export const menuLinks = [
  { href: '/summer-of-giving', label: 'The Summer of Giving' },
  { href: '/donation-api/charities', label: 'For charity websites' },
  { href: '/donation-api/ecommerce', label: 'For online stores' },
  { href: '/donation-api/loyalty', label: 'For loyalty programmes' },
];

/** The row of the home page's first 'Get the app': the sticky bar comes when it has left the view. */
export const heroActionsId = 'hero-actions';

/** The link to the table of rates. */
export const ratesLink = { href: '/brands', label: 'See each brand’s rate' };

/** Where a file of the page is gone, after a release, or cannot be reached. */
export const loadFailureText =
  'Part of this page did not load. The site may have just been updated, or the connection dropped.';

/** The link beside the navigation: to sign in, or for a signed-in donor to the giving recap. */
export const accountLinks = {
  signedOut: { href: '/auth', label: 'Sign in' },
  signedIn: { href: '/giving-recap', label: 'Your giving' },
} satisfies Record<string, NavLink>;
