import { mission } from './about/copy.ts';
import { hero as campaignHero } from './campaign/copy.ts';
import { hero as charitiesHero } from './charities/copy.ts';
import { claim } from './claims/texts.ts';
import { hero as homeHero } from './home/copy.ts';
import { section as notFound } from './not-found/copy.ts';
import { partnerBadge } from './partner/copy.ts';
import type { Partner } from './partner/featured.ts';
import type { Site } from './site.ts';
import { visionMission } from './vision/copy.ts';

export interface ShareText {
  /** Up to about 50 characters. */
  headline: string;
  /** Above the headline. */
  kicker?: string;
  /** The receipt's lines: values by label. */
  lines: Readonly<Record<string, string>>;
  /** Label and value. */
  total: readonly [string, string];
}

const { lines, total } = homeHero.receipt;
const defaultReceipt = {
  lines: Object.fromEntries(lines.slice(0, 2).map(({ label, value }) => [label, value])),
  total: ['Brand gives', total.value],
} satisfies Partial<ShareText>;

/** By canonical path. */
const texts = (site: Site): Readonly<Record<string, ShareText>> => ({
  '/': { headline: homeHero.title, ...defaultReceipt },
  '/about': {
    headline: mission(site).title,
    lines: { 'Added to your price': '£0.00', 'Your data': 'not for sale' },
    total: ['Answers within', claim('responseTime')],
  },
  '/brands': {
    headline: 'What each brand gives',
    lines: { 'Every brand': `at least ${claim('shareFlat')}`, 'You pay extra': '£0.00' },
    total: ['Some give', '20%'],
  },
  '/charities': {
    headline: charitiesHero(site).title,
    lines: { 'Pre-registered': claim('charitiesRegistered'), Fees: '£0.00' },
    total: ['For each donor', '£2.00'],
  },
  '/vision': {
    headline: visionMission(site).title,
    lines: { 'It may do': 'the sums', 'It may not do': 'the giving' },
    total: ['The last click', 'yours'],
  },
  '/summer-of-giving': {
    headline: campaignHero.title,
    lines: { Shoppers: claim('campaignShoppers'), 'Of every shop': claim('shareFlat') },
    total: ['For UK charities', claim('campaignPounds')],
  },
  '/terms': {
    headline: 'Terms and Conditions, explained in the margin',
    lines: { Clauses: 'readable', 'Small print': 'none' },
    total: ['Surprises', '0'],
  },
  '/privacy': {
    headline: 'Privacy Policy: what we know, and why',
    lines: { Cookies: '0', Trackers: '0' },
    total: ['Your data', 'not for sale'],
  },
  '/accessibility': {
    headline: 'Everyone does the weekly shop',
    lines: { Keyboard: 'yes', 'Screen reader': 'yes' },
    total: ['WCAG 2.2', 'AA'],
  },
  '/donation-api/charities': {
    headline: 'Donations on your own website',
    lines: { Integration: claim('integrationTime'), 'Lines of code': 'few' },
    total: ['With Gift Aid', 'donated'],
  },
  '/donation-api/ecommerce': {
    headline: 'A share of every order, for good',
    lines: { Order: '£40.00', 'Suggested share': claim('suggestedShare') },
    total: ['Donated', '£0.40'],
  },
  '/donation-api/loyalty': {
    headline: 'Turn points into donations',
    lines: { Points: '2,000', Worth: '£20.00' },
    total: ['Donated', '£20.00'],
  },
  '/404': {
    headline: notFound(site).title,
    lines: { '1 page': '£0.00', 'Item not found': '£0.00' },
    total: ['Total', '£0.00'],
  },
});

/** The receipt of a page with this canonical path and name. */
export const shareText = (site: Site, path: string, name: string): ShareText =>
  texts(site)[path] ?? { headline: name, ...defaultReceipt };

export const partnerShareText = ({ name, article }: Partner): ShareText => ({
  headline: name,
  kicker: partnerBadge({ article }),
  lines: { 'Two shops': '£150.00', 'You pay extra': '£0.00' },
  total: [`${claim('shareFlat')} for the charity`, '£7.50'],
});
