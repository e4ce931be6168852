import type {
  DeckReceiptLine,
  DeckReceiptProps,
  JourneyPartData,
  TeamMember,
  TractionTileData,
} from '@tuppence/ui/deck';
import { HeartHandshake, Megaphone, Newspaper, ShoppingBasket, Users } from 'lucide-react';

/** What the stories of the deck show. Sample people and texts. */

export const members: readonly TeamMember[] = [
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
    bio: 'Built the rails that paid warehouse wages on the same day.',
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
    bio: 'Kept a gift-card exchange online through four Christmases.',
    look: { skin: 'brown', hair: 'black', cut: 'short', clothes: 'copper', glasses: true },
  },
  {
    id: 'fiona',
    name: 'Fiona MacLeod',
    role: 'Brands',
    bio: 'Signed supermarkets for a loyalty scheme.',
    look: { skin: 'pale', hair: 'grey', cut: 'long', clothes: 'paper' },
  },
  {
    id: 'zainab',
    name: 'Zainab Hussain',
    role: 'Risk and compliance',
    bio: 'Took two payment firms through authorisation.',
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

export const parts: readonly JourneyPartData[] = [
  {
    id: 'churn',
    subtitle: 'The Wedge',
    status: 'Live',
    title: 'Fixing donor churn for charities',
    content:
      'Donors lapse because giving is one more thing to remember. Ours happens at a till they stand at anyway. A charity sends one invite code; its lapsed donors give again with the next shop.',
    interactive: {
      text: '{name}, this is a charity’s whole onboarding: one code to send.',
      cta: 'Generate Invite Code',
      action: 'alert',
      alert: {
        title: 'Your invite code',
        figure: 'GIVE-AT-THE-TILL',
        text: 'A demo code. A real one carries the charity’s name.',
      },
    },
    quote: 'A lapsed donor hasn’t stopped caring. They stopped being asked at the right moment.',
  },
  {
    id: 'rebate',
    subtitle: 'The Paid Tier',
    status: 'Closed beta',
    title: 'Democratising the way the 1% give',
    content:
      'The wealthy have advisers who plan their giving and claim back what the law allows. The paid tier does both for everyone.',
    interactive: {
      text: '{name}, this is what it finds for a sample donor.',
      cta: 'Tax Rebate Demo',
      action: 'alert',
      alert: {
        title: 'Rebate found',
        figure: '£387',
        text: 'A demo amount, from one sample donor’s giving history.',
      },
    },
    quote: 'Nobody should need a family office to be told what their own generosity is owed.',
  },
  {
    id: 'wallet',
    subtitle: 'The Destination',
    status: 'Future vision',
    title: 'The Giving Wallet',
    content:
      'One place for everything a person gives in a lifetime: stablecoin donations that arrive whole, a feed of the fundraisers they follow, and a record that stays theirs.',
    interactive: {
      text: '{name}, this is where the line on the receipt leads.',
      cta: 'View Vision',
      action: 'video',
    },
    quote: 'Everyone has an account for what they keep. Nobody has one for what they give.',
  },
];

export const tiles: readonly TractionTileData[] = [
  { icon: Users, value: '1,000+', label: 'early users', colour: 'lime' },
  {
    icon: ShoppingBasket,
    value: '20+',
    unit: 'pounds',
    label: 'per month per user flowing to good causes',
    colour: 'card',
  },
  { icon: HeartHandshake, value: '180K', label: 'charities pre-registered', colour: 'card' },
  { icon: Megaphone, value: '2', label: 'influencer campaigns live at launch', colour: 'copper' },
  { icon: Newspaper, value: 'Media', label: 'coverage incoming', colour: 'card' },
];

const lines: readonly DeckReceiptLine[] = [
  { step: 1, label: 'Served to', value: 'Ada' },
  { step: 2, label: 'Credit sold', value: '£50.00' },
  { step: 2, label: 'Brand gives', value: '£10.00', emphasis: 'gift' },
  { step: 3, label: 'Ex-operators', value: '7' },
  { step: 4, label: 'Parts to the plan', value: '3' },
  { step: 5, label: 'Early users', value: '1,000+' },
  { step: 6, label: 'Pre-seed SAFE', value: '£750K to £1M' },
  { step: 7, label: 'Cost to shopper', value: '£0.00', emphasis: 'total' },
];

export const receipt: Omit<DeckReceiptProps, 'step'> = {
  label: 'What this deck has rung up so far',
  title: 'TUPPENCE LTD',
  barcode: 'THANK YOU',
  lines,
};

export const mails = {
  dataRoom: {
    label: 'Open the Data Room',
    to: 'investors@tuppence.example',
    subject: 'Data Room Request',
  },
  talk: { label: 'Let’s Talk', to: 'founder@tuppence.example', subject: "Let's Talk" },
};
