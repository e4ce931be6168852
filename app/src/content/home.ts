import type {
  BrandStripProps,
  HeroReceipt,
  SecurityPanelProps,
  Testimonial,
} from '@tuppence/ui/home';
import type { PageMeta } from '../seo/page-meta';
import { claim } from './claims';

export const meta: PageMeta = {
  path: '/',
  title: 'Tuppence | Fundraise with your regular spending',
  description:
    'Buy shopping credit from brands you know and the brand gives a share to the UK charity that you choose. Free, for iPhone.',
  keywords: [
    'charity shopping app',
    'fundraising',
    'shopping cards',
    'give while you shop',
    'UK charities',
  ],
};

export const hero = {
  title: 'Fundraise with your regular spending',
  lead: `Buy shopping credit from brands you already use. The brand gives ${claim('shareUpTo')} of it to the charity you choose. You pay nothing extra.`,
  rating: { score: claim('appRating'), label: 'on the App Store' },
  explore: { href: '#how-it-works', label: 'Scroll to explore' },
  receipt: {
    label: 'Example receipt for a £50 shopping card',
    shop: 'Fernway',
    details: ['Shopping card, from the app', '21 Nov 2026   09:41   Till 02'],
    lines: [
      { label: 'Credit', value: '£50.00' },
      { label: 'You pay', value: '£50.00' },
      { label: 'Brand gives', value: '£10.00', emphasis: 'strong' },
    ],
    total: { label: "To St Anne's Hospice", value: '£10.00' },
    thanks: 'Thank you. That was just the weekly shop.',
  } satisfies Omit<HeroReceipt, 'barcode'>,
} as const;

/** What the barcode of the first view says. */
export const heroBarcode = 'TUPPENCE-0050';

/** The card behind the receipt of the first view. */
export const heroCard = { brand: 'fernway', value: '£50' } as const;

/** A film of the app, in AV1 and H.264, with its poster. Its fallback is a text, or the poster (Spec §4). */
const film = (name: string, label: string, fallback: 'poster' | 'text' = 'text') => ({
  label,
  poster: `/films/${name}.webp`,
  sources: [
    { src: `/films/${name}.webm`, type: 'video/webm; codecs="av01.0.04M.08"' },
    { src: `/films/${name}.mp4`, type: 'video/mp4' },
  ],
  fallback,
});

/** The four features (Spec §2, Home), each with its film. */
export const features = [
  {
    id: 'how-it-works',
    film: film(
      'choose-charity',
      'Choosing a charity in the app: a search, a list, one picked.',
      'poster',
    ),
    title: 'Choose any UK charity',
    text: `The hospice down the road, the school at the end of it, or a name that everyone knows. ${claim('charitiesRegistered')} UK charities are already in the app.`,
    points: ['Change your mind whenever you like', 'Split nothing, sign nothing, fill in nothing'],
  },
  {
    tone: 'deep',
    film: film('buy-card', 'Buying a shopping card in the app: an amount, a total, paid.'),
    title: 'Buy shopping cards',
    text: `Pay £50 and get £50 to spend. The brand pays the donation out of its own pocket, ${claim('shareUpTo')} of the card.`,
    points: [
      `${claim('brands')} brands, from groceries to garden chairs`,
      'The full value, to the penny',
    ],
  },
  {
    tone: 'forest',
    film: film(
      'spend-in-store',
      'Spending in store: the barcode on the phone, ready for the till.',
    ),
    title: 'Shop effortlessly with a code online or in-store',
    text: 'Paste the code at the online checkout, or hold up the barcode at the till. Whatever you do not spend stays on the card.',
  },
  {
    tone: 'paper',
    film: film('raised-total', 'The running total in the app, month by month.'),
    title: 'Raise more and more',
    text: 'School shoes, cat food, a new kettle: the small things add up, and the app keeps count of every penny that your shopping has raised.',
  },
] as const;

export const brandStrip = {
  title: claim('brandsTrusted'),
  cards: [
    { brand: 'marlow-and-finch', value: '£50' },
    { brand: 'pantry-lane', value: '£40' },
    { brand: 'copperfield-books', value: '£15' },
    { brand: 'oakhurst', value: '£100' },
    { brand: 'bright-and-bold', value: '£30' },
    { brand: 'fernway', value: '£50' },
    { brand: 'hearthside', value: '£25' },
    { brand: 'saltmarsh', value: '£75' },
    { brand: 'little-wren', value: '£20' },
    { brand: 'northbound', value: '£150' },
  ],
} satisfies BrandStripProps;

/** Sample copy: these shoppers are invented, and so are their amounts. */
const sampleTestimonials: readonly Testimonial[] = [
  {
    name: 'Priya Nair',
    role: 'Primary school teacher',
    text: 'Same shops, same list, same grumbling about the price of butter. Only now our reading corner has books in it.',
    amountRaised: '£412',
    charity: 'Parentkind',
  },
  {
    name: 'Tom Okafor',
    role: 'Nurse and father of three',
    text: 'I show a barcode instead of my bank card. That is the entire effort. The hospice gets the difference.',
    amountRaised: '£268',
    charity: "Noah's Ark Children's Hospice",
  },
  {
    name: 'Margaret Ellis',
    role: 'Retired bus driver',
    text: 'I was sure that there was a catch. I have been looking for it since March.',
    amountRaised: '£156',
    charity: 'Made In Hackney',
  },
];

export const testimonials = {
  title: 'Shoppers who changed nothing but the way they pay',
  raisedLabel: 'Raised so far',
  charityLabel: 'For',
  testimonials: sampleTestimonials,
};

export const security = {
  title: 'Your money is looked after',
  text: 'Between your pocket and the charity there is nothing clever. Just rules, and people who check that they are kept.',
  points: [
    {
      kind: 'payments',
      title: 'Secure payments',
      text: 'A regulated payment institution handles every payment and holds the money in safeguarded, segregated accounts.',
    },
    {
      kind: 'charities',
      title: 'Verified charities',
      text: 'Every charity is checked against the UK registers before it can receive a penny.',
    },
    {
      kind: 'partners',
      title: 'Trusted partners',
      text: 'Each card comes from the brand itself, with its full value, and works in its shops like any other.',
    },
  ],
} satisfies SecurityPanelProps;

export const getTheApp = {
  title: 'Get the app for free now',
  text: 'Free, for iPhone. Your next shop could be somebody else’s good news.',
  qrCaption: 'Scan with your iPhone to download',
  qrLabel: 'QR code to download the app',
  storeLabel: 'Download on App Store',
};
