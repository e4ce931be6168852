import type { PageMeta } from '@tuppence/site/page-meta';
import type { FooterProps, NavLink } from '@tuppence/ui/chrome';
import { claim } from '../claims/texts.ts';
import type { Site } from '../site.ts';

const brandsLink = { href: '/brands', label: 'Brands and rates' };
const helpLink = { href: '/help', label: 'Help' };
const campaignLink = { href: '/summer-of-giving', label: 'The Summer of Giving' };

export const termsLink = { href: '/terms', label: 'Terms & Conditions' };
export const privacyLink = { href: '/privacy', label: 'Privacy Policy' };

export const homeLabel = ({ name }: Site) => `${name} home`;

export const headerLinks: readonly NavLink[] = [
  { href: '/charities', label: 'Charities' },
  { href: '/about', label: 'About Us' },
];

/** Smaller links in the phone's menu. */
export const menuLinks = [
  { href: '/#find-a-charity', label: 'Find your charity' },
  brandsLink,
  campaignLink,
  helpLink,
  { href: '/donation-api/charities', label: 'For charity websites' },
  { href: '/donation-api/ecommerce', label: 'For online stores' },
  { href: '/donation-api/loyalty', label: 'For loyalty programmes' },
];

export const accountLinks = {
  signedOut: { href: '/auth', label: 'Sign in' },
  signedIn: { href: '/giving-recap', label: 'Your giving' },
} satisfies Record<string, NavLink>;

export const footer = ({ name, charityPortalUrl }: Site): Omit<FooterProps, 'logo'> => ({
  line: 'The weekly shop, with something in it for a good cause.',
  groups: [
    {
      title: 'Shoppers',
      links: [
        { href: '/#how-it-works', label: 'How it works' },
        { href: '/#find-a-charity', label: 'Find your charity' },
        brandsLink,
        campaignLink,
        accountLinks.signedIn,
        helpLink,
      ],
    },
    {
      title: 'Businesses',
      links: [
        { href: '/donation-api/ecommerce', label: 'Online stores' },
        { href: '/donation-api/loyalty', label: 'Loyalty programmes' },
      ],
    },
    {
      title: 'Charities',
      links: [
        { href: '/charities', label: 'For charities' },
        { href: '/donation-api/charities', label: 'For your website' },
        { href: charityPortalUrl, label: 'Charity portal' },
      ],
    },
    {
      title: 'Company',
      links: [
        { href: '/about', label: 'About us' },
        { href: '/vision', label: 'Vision' },
        { href: '/investors', label: 'Investors' },
      ],
    },
  ],
  legalLinks: [
    { href: '/about#contact-us', label: 'Contact' },
    termsLink,
    privacyLink,
    { href: '/accessibility', label: 'Accessibility' },
  ],
  note: `Payments are handled by a regulated payment institution. Until it’s on a card, your money is held in ${claim('fundsSafeguarded')}, segregated accounts.`,
  copyright: `© 2026 ${name}. All rights reserved.`,
});

/** For every link to the listing that is not called 'Get the app'. */
export const storeLabel = 'Download on App Store';

export const ratesLink = { href: '/brands', label: 'See each brand’s rate' };

export const heroActionsId = 'hero-actions';

/** iOS phones show the sticky bar while none of these parts is in view. */
export const waysToTheApp = [heroActionsId, 'get-the-app'];

/** Of the notices in the account area. */
export const accountNoticesLabel = 'Account notifications';

const cause = 'The connection may have dropped, or the site has just been updated.';

export const loadFailureText = `Part of this page did not load. ${cause}`;

/** Instead of a page that crashed or could not be loaded. */
export const pageError = {
  title: 'This page did not load',
  text: `${cause} Loading it again usually helps.`,
  button: 'Load again',
  meta: (path: string, { name }: Site): PageMeta => ({
    path,
    title: `${pageError.title} | ${name}`,
    description: cause,
    keywords: [],
    indexable: false,
  }),
};

/** The pages that the header, the menu and the footer lead to. */
export function everyPage(site: Site) {
  const { groups, legalLinks } = footer(site);
  const inGroups = groups.flatMap(({ links }) => links);
  return [...headerLinks, ...menuLinks, ...inGroups, ...legalLinks, accountLinks.signedOut];
}
