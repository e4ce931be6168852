import type { PageMeta } from '@tuppence/site/page-meta';
import type * as ui from '@tuppence/ui/campaign';
import { charityTexts } from '../claims/charity-texts.ts';
import { claim } from '../claims/texts.ts';
import { withGives } from '../shared/brands.ts';
import { faq, faqData, shareDifference } from '../shared/faq.ts';
import type { Site } from '../site.ts';

export const meta = ({ name }: Site): PageMeta => ({
  path: '/summer-of-giving',
  title: `The Summer of Giving: a national campaign | ${name}`,
  description: `${claim('campaignShoppers')} shoppers, ${claim('shareFlatEveryShop')}, ${claim('campaignPounds')} for UK charities. ${claim('campaignDates')}. Take part with the shopping you do anyway.`,
  keywords: ['Summer of Giving', 'national campaign', 'charity', 'shopping'],
  name: hero.title,
  faq: faqData(questions),
});

export const hero = {
  title: 'The Summer of Giving',
  lead: `${claim('campaignDates')}. Do the weekly shop as usual, and let the shop do the giving. The goal: to restore the UK as ${claim('campaignGenerosity')}.`,
  explore: { href: '#stats', label: 'Explore Further' },
} satisfies Omit<ui.CampaignHeroProps, 'picture'>;

export const figures = {
  id: 'stats',
  title: 'The campaign in figures',
  figures: [
    { value: claim('campaignShoppers'), label: 'shoppers' },
    { value: claim('shareFlat'), label: 'of every shop donated' },
    { value: claim('campaignPounds'), label: 'for UK charities' },
  ],
  arithmetic: {
    equation: '10,000,000 × £2,000 × 5% =\u00a0£1,000,000,000',
    text: 'That’s the goal. Here’s the sum: £2,000 each, in the year that starts with the Summer, is £38.46 a week. Join in the three summer months; the rest of the year looks after itself.',
  },
} satisfies ui.CampaignFiguresProps;

export const steps = {
  title: 'How it works',
  charity: {
    title: 'Choose any UK charity',
    text: 'Your favourite, your neighbour’s, or the one that was there when it mattered.',
  },
  cards: {
    title: 'Buy shopping cards from top brands',
    text: `At least ${claim('shareFlat')} goes to the charity, ${claim('instantly')} on its profile. You pay what the card is worth, and not a penny more.`,
  },
  barcode: {
    title: 'Use the\u00a0barcode in store',
    text: 'Hold it up at the till, next to the bananas. Nobody needs to know you’re making history.',
  },
};

export const brands = {
  figure: claim('brands'),
  title: 'brands',
  text: 'Household names, from groceries to garden chairs. Whatever was on the list, buy it with a card.',
  cards: withGives([
    { brand: 'marlow-and-finch', value: '£50' },
    { brand: 'saltmarsh', value: '£75' },
    { brand: 'pantry-lane', value: '£50' },
    { brand: 'little-wren', value: '£20' },
    { brand: 'oakhurst', value: '£100' },
    { brand: 'fernway', value: '£100' },
    { brand: 'copperfield-books', value: '£15' },
    { brand: 'northbound', value: '£250' },
    { brand: 'hearthside', value: '£30' },
    { brand: 'bright-and-bold', value: '£40' },
  ]),
} satisfies ui.CampaignBrandsProps;

export const questions = faq('Before you join', 'Four questions people ask first.', {
  'what-does-my-shop-raise': {
    question: 'What does my shopping raise?',
    answer: `At least ${claim('shareFlatEveryPurchase')}, ${claim('instantly')}. A ${claim('exampleCredit')} supermarket card raises ${claim('exampleFlatDonation')} for the charity you choose. If it hasn’t claimed its profile yet, the gift waits for it, ${charityTexts.unclaimedGifts}.`,
  },
  'why-another-figure': shareDifference,
  'when-does-it-end': {
    question: 'When is it, and what happens when summer ends?',
    answer: `${claim('campaignDates')}. After that the campaign stops and the app doesn’t. Your charity stays chosen, and your cards keep giving.`,
  },
  'which-phone': {
    question: 'Which phone do I need?',
    answer:
      'An iPhone, today. Android is next: leave us your email address, and we’ll write when it’s ready and it’s your turn.',
    link: { href: '/waitlist?step=join', label: 'Leave your email address' },
  },
});

export const callToAction = ({ appStoreUrl }: Site): ui.CampaignCallToActionProps => ({
  title: 'Make history this Summer',
  text: `The app is ${claim('freeApp')}, on iPhone. You were going shopping anyway.`,
  join: { href: appStoreUrl, label: 'Join the Movement' },
});
