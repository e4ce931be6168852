import type { NavLink } from '@tuppence/ui/chrome';

export const headerLinks: readonly NavLink[] = [
  { href: '/charities', label: 'Charities' },
  { href: '/about', label: 'About Us' },
];
