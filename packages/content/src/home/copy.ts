import { type PageMeta, uploads } from '@tuppence/site/page-meta';
import type { HeroReceipt } from '@tuppence/ui/home';
import { heroActionsId, ratesLink } from '../chrome/copy.ts';
import { claim } from '../claims/texts.ts';
import type { Site } from '../site.ts';

export const meta = ({ name }: Site): PageMeta => ({
  path: '/',
  title: `${name} | ${hero.title}`,
  description:
    'Buy shopping credit from brands you know, and the brand gives a share to the UK charity you choose. Free, for iPhone.',
  keywords: [
    'charity shopping app',
    'fundraising',
    'shopping cards',
    'give while you shop',
    'UK charities',
  ],
  // The page itself shows them as HTML.
  faq: async () => (await import('./faq.ts')).data,
});

export const hero = {
  actionsId: heroActionsId,
  title: 'Fundraise with your regular spending',
  lead: `Buy shopping credit from brands you already use. Each gives at least ${claim('shareFlat')} of it, some ${claim('shareUpTo')}, to the charity you choose. You pay nothing extra.`,
  more: ratesLink,
  rating: { score: claim('appRating'), label: 'on the App Store' },
  explore: { href: '#how-it-works', label: 'Scroll to explore' },
  estimate: { href: '#where-it-goes', label: 'What would my shop give?' },
  receipt: {
    label: 'Example receipt for a £50 shopping card',
    title: 'Oakhurst',
    details: ['Shopping card, from the app', '21 Nov 2026   09:41   Till 02'],
    lines: [
      { label: 'Credit', value: '£50.00' },
      { label: 'You pay', value: '£50.00' },
      { label: 'Brand gives', value: '£10.00', emphasis: 'strong' },
    ],
    total: { label: 'To St Anne’s Hospice', value: '£10.00' },
    footer: 'Thank you. And all you bought was a lamp.',
  } satisfies Omit<HeroReceipt, 'barcode'>,
} as const;

/** `fallback` replaces the film if it cannot load (docs/behaviour.md 2.11). */
const film = (name: string, label: string, fallback: 'poster' | 'text' = 'text') => ({
  label,
  poster: `${uploads}/${name}.avif`,
  sources: [
    { src: `${uploads}/${name}.webm`, type: 'video/webm; codecs="av01.0.04M.08"' },
    { src: `${uploads}/${name}.mp4`, type: 'video/mp4' },
  ],
  fallback,
});

export const howItWorks = { id: 'how-it-works', label: 'How it works' };

/** The four features (docs/behaviour.md 3.1). */
export const features = [
  {
    film: film(
      'choose-charity',
      'Choosing a charity in the app: a search, a list, one picked.',
      'poster',
    ),
    title: 'Choose any UK charity',
    text: 'The hospice down the road, your school’s PTA, or a name everyone knows. You can change it at any time.',
  },
  {
    tone: 'accent',
    film: film('buy-card', 'Buying a shopping card in the app: an amount, a total, paid.'),
    title: 'Buy shopping cards',
    text: 'A card is a digital gift card: pay £50, get £50 to spend. The donation is the brand’s money, not yours.',
  },
  {
    tone: 'strong',
    film: film(
      'spend-in-store',
      'Spending in store: the barcode on the phone, ready for the till.',
    ),
    title: 'Shop effortlessly with a code online or in-store',
    text: 'Paste the code at the online checkout, or show the barcode at the till. What you don’t spend stays on the card, unless the shop’s terms say otherwise.',
  },
  {
    tone: 'quiet',
    film: film('raised-total', 'The running total in the app, month by month.'),
    title: 'Raise more and more',
    text: 'School shoes, cat food, a new kettle: it all adds up, and the app shows you the total raised so far.',
  },
] as const;

export const finder = {
  id: 'find-a-charity',
  title: 'Is your charity in there?',
  lead: `Very likely: ${claim('charitiesRegistered')} UK charities are in the app. Some have a page here.`,
};
