import type {
  BigPictureStepProps,
  DeckReceiptLine,
  MailDraft,
  TeamMember,
  TractionTileData,
} from '@tuppence/ui/deck';
import { HeartHandshake, Megaphone, Newspaper, ShoppingBasket, Users } from 'lucide-react';
import { claim } from './claims';
import { investorTexts } from './claims-investors';

/* The investor deck (Spec §2, §9). This file travels only to a browser that the gate has let in. */

const shareUpTo = claim('shareUpTo');
const credit = claim('exampleCredit');
const donation = claim('exampleDonation');
const { earlyUsers, usersByYearEnd, raise } = investorTexts;

/** Names of the steps, announced when they are entered. */
export const stepTitles = [
  'Welcome',
  'The Big Picture',
  'The Team',
  'The Journey',
  'Traction',
  'The Raise',
  'Closing',
] as const;

export const welcome = {
  heading: 'Small change. Properly organised.',
  lead: 'Seven steps on how the weekly shop becomes the largest giver in the country. First, a name for the receipt.',
  nameLabel: 'What’s your name?',
  nameMissing: 'Please enter your name.',
};

export const bigPicture = {
  heading: 'The Big Picture',
  eyebrow: 'Nobody has to give anything up',
  sum: [
    { amount: credit, what: 'paid' },
    { amount: credit, what: 'spent' },
    { amount: donation, what: 'given', gift: true },
  ],
  text: `A shopper buys credit and spends all of it. The brand gives ${shareUpTo} of its value to the charity the shopper chose, because credit brings a customer through the door. Giving stops competing with the weekly shop. It rides along.`,
  doors: [
    { who: 'Shoppers', use: 'buy credit in the app' },
    { who: 'Charities', use: 'claim a profile' },
    { who: 'Charity websites', use: 'take gifts by API' },
    { who: 'Online stores', use: 'share revenue' },
    { who: 'Loyalty programmes', use: 'turn points into gifts' },
  ],
} satisfies Partial<BigPictureStepProps>;

/** Sample people: replace names, bios and looks with those of the real team before launch. */
const members: readonly TeamMember[] = [
  {
    id: 'imogen',
    name: 'Imogen Clarke',
    role: 'Chief executive',
    bio: 'Ran card operations at a challenger bank. Reads settlement files for pleasure.',
    look: { skin: 'pale', hair: 'ginger', cut: 'bob', clothes: 'lime' },
  },
  {
    id: 'kwame',
    name: 'Kwame Mensah',
    role: 'Payments',
    bio: 'Built the rails that paid warehouse wages on the same day. Thinks in ledgers.',
    look: { skin: 'deep', hair: 'black', cut: 'fade', clothes: 'paper', beard: true },
  },
  {
    id: 'rhiannon',
    name: 'Rhiannon Pryce',
    role: 'Charities',
    bio: 'Raised funds for a hospice, then led the team that built its donor software.',
    look: { skin: 'light', hair: 'fair', cut: 'bun', clothes: 'green', glasses: true },
  },
  {
    id: 'arjun',
    name: 'Arjun Patel',
    role: 'Engineering',
    bio: 'Kept a gift-card exchange online through four Christmases. None of them at home.',
    look: { skin: 'brown', hair: 'black', cut: 'short', clothes: 'copper', glasses: true },
  },
  {
    id: 'fiona',
    name: 'Fiona MacLeod',
    role: 'Brands',
    bio: 'Signed supermarkets for a loyalty scheme. Still sends the buyers birthday cards.',
    look: { skin: 'pale', hair: 'grey', cut: 'long', clothes: 'paper' },
  },
  {
    id: 'zainab',
    name: 'Zainab Hussain',
    role: 'Risk and compliance',
    bio: 'Took two payment firms through authorisation. Sleeps well because of it.',
    look: { skin: 'olive', hair: 'ginger', cut: 'scarf', clothes: 'green' },
  },
  {
    id: 'jack',
    name: 'Jack Donnelly',
    role: 'Growth',
    bio: 'Grew a cashback app by word of mouth and one very good bus shelter.',
    look: { skin: 'light', hair: 'brown', cut: 'curls', clothes: 'ink', beard: true },
  },
];

export const team = {
  heading: 'We’ve come together to build it',
  photoLabel: 'The team of seven behind a shop counter, shelves at their backs',
  members,
  quote: `${investorTexts.operators} bringing fintech execution discipline to philanthropy`,
};

/** The film of the demo, shown from every part. */
export const film = {
  title: 'How Tuppence works',
  sources: [
    { src: '/films/demo.webm', type: 'video/webm' },
    { src: '/films/demo.mp4', type: 'video/mp4' },
  ],
  poster: '/films/demo.webp',
  captions: { src: '/films/demo.vtt', srcLang: 'en', label: 'English' },
};

export const journey = {
  heading: 'The Journey',
  eyebrow: 'One wedge, one engine, one wallet',
  poster: film.poster,
  parts: [
    {
      id: 'churn',
      subtitle: 'The Wedge',
      status: 'Live',
      title: 'Fixing donor churn for charities',
      content:
        'Donors lapse because giving is one more thing to remember. Ours happens at a till they stand at anyway. A charity claims its pre-registered profile and sends one invite code; its lapsed donors give again with the next shop.',
      interactive: {
        text: '{name}, this is a charity’s whole onboarding: one code to send.',
        cta: 'Generate Invite Code',
        action: 'alert',
        alert: {
          title: 'Your invite code',
          figure: 'GIVE-AT-THE-TILL',
          text: 'A demo code. A real one carries the charity’s name and pays it for each donor who signs up.',
        },
      },
      video: film,
      quote: 'A lapsed donor hasn’t stopped caring. They stopped being asked at the right moment.',
    },
    {
      id: 'rebate',
      subtitle: 'The Paid Tier',
      status: 'Closed beta',
      title: 'Democratising the way the 1% give',
      content:
        'The wealthy have advisers who plan their giving and claim back what the law allows. The paid tier does both for everyone: it scans a donor’s giving history, finds the tax rebates nobody asked for, and claims them.',
      interactive: {
        text: '{name}, this is what it finds for a sample donor.',
        cta: 'Tax Rebate Demo',
        action: 'alert',
        alert: {
          title: 'Rebate found',
          figure: investorTexts.rebateExample,
          text: 'A demo amount, from one sample donor’s giving history.',
        },
      },
      video: film,
      quote: 'Nobody should need a family office to be told what their own generosity is owed.',
    },
    {
      id: 'wallet',
      subtitle: 'The Destination',
      status: 'Future vision',
      title: 'The Giving Wallet',
      content:
        'One place for everything a person gives in a lifetime: stablecoin donations that arrive whole, a feed of the fundraisers they follow, and a record of every penny that stays theirs.',
      interactive: {
        text: '{name}, this is where the line on the receipt leads.',
        cta: 'View Vision',
        action: 'video',
      },
      video: film,
      quote: 'Everyone has an account for what they keep. Nobody has one for what they give.',
    },
  ],
} as const;

const tiles: readonly TractionTileData[] = [
  { icon: Users, value: earlyUsers, label: 'early users', colour: 'lime' },
  {
    icon: ShoppingBasket,
    value: '20+',
    unit: 'pounds',
    label: 'per month per user flowing to good causes',
    colour: 'card',
  },
  {
    icon: HeartHandshake,
    value: investorTexts.charitiesRegisteredShort,
    label: 'charities pre-registered',
    colour: 'card',
  },
  {
    icon: Megaphone,
    value: '2',
    label: 'influencer campaigns live at launch',
    colour: 'copper',
  },
  { icon: Newspaper, value: 'Media', label: 'coverage incoming', colour: 'card' },
];

export const traction = {
  heading: 'Traction',
  eyebrow: 'Rung up so far',
  tiles,
  outlook: `Next on the roll: ${usersByYearEnd} users targeted by year end.`,
};

export const raiseStep = {
  eyebrow: 'The Raise',
  amount: raise,
  instrument: 'pre-seed SAFE',
  goals: [
    `Scale the app to ${investorTexts.usersTargetRaise} users`,
    'Launch the paid tier',
    'Build the foundation for the global home of giving',
  ],
  text: '{name}, there is room on this receipt for your line. The data room holds the model, the contracts and the cap table.',
};

export const closing = {
  heading: 'Thank you',
  quote:
    'We build technology for generosity the way a good till is built: quick, exact, and open about where every penny went.',
  thanks:
    'Thank you for your time, {name}. You have the receipt; we would like you to have a share in the shop.',
  explore: { label: 'Explore', href: '/' },
  restartText: 'Want to see it rung up again?',
};

/** The two mail drafts; the addresses come from the environment. */
export const mails = (to: { investors: string; founder: string }) =>
  ({
    dataRoom: { label: 'Open the Data Room', to: to.investors, subject: 'Data Room Request' },
    talk: { label: 'Let’s Talk', to: to.founder, subject: "Let's Talk" },
  }) satisfies Record<string, MailDraft>;

/** What each step rings up. */
export const receiptLines = (name: string): readonly DeckReceiptLine[] => [
  { step: 1, label: 'Served to', value: name || 'You' },
  { step: 2, label: 'Credit sold', value: `${credit}.00` },
  { step: 2, label: 'Brand gives', value: `${donation}.00`, emphasis: 'gift' },
  { step: 3, label: 'Ex-operators', value: '7' },
  { step: 4, label: 'Parts to the plan', value: '3' },
  { step: 5, label: 'Early users', value: earlyUsers },
  { step: 6, label: 'Pre-seed SAFE', value: raise },
  { step: 7, label: 'Cost to shopper', value: '£0.00', emphasis: 'total' },
];

export const receipt = {
  label: 'What this deck has rung up so far',
  title: 'TUPPENCE LTD',
  barcode: 'THANK YOU',
};
