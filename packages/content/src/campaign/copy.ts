import type {
  CampaignBrandsProps,
  CampaignCallToActionProps,
  CampaignFiguresProps,
  CampaignHeroProps,
} from '@tuppence/ui/campaign';
import { claim } from '../claims/texts.ts';
import type { Site } from '../site.ts';

export const campaignHero = {
  title: 'The Summer of Giving',
  lead: `${claim('campaignDates')}. One habit: the weekly shop, with something in it for a good cause. If enough of us join in, it’ll restore the UK as ${claim('campaignGenerosity')}.`,
  explore: { href: '#stats', label: 'Explore Further' },
} satisfies Omit<CampaignHeroProps, 'picture'>;

export const campaignFigures = {
  id: 'stats',
  title: 'The campaign in figures',
  figures: [
    { value: claim('campaignShoppers'), label: 'shoppers' },
    { value: claim('shareFlat'), label: 'of every shop donated' },
    { value: claim('campaignPounds'), label: 'for UK charities' },
  ],
  arithmetic: {
    equation: '10,000,000 × £2,000 × 5% =\u00a0£1,000,000,000',
    text: 'That’s the goal, and this is the sum behind it: each of us spends £2,000 in the year that starts this summer, or £38.46 a week. You’d spend that anyway.',
  },
} satisfies CampaignFiguresProps;

export const campaignSteps = {
  title: 'How it works',
  charity: {
    title: 'Choose any UK charity',
    text: 'Your favourite, your neighbour’s, or the one that was there when it mattered.',
  },
  cards: {
    title: 'Buy shopping cards from top brands',
    text: `At least ${claim('shareFlat')} goes to the charity, ${claim('instantly')}. You pay what the card is worth, and not a penny more.`,
  },
  barcode: {
    title: 'Use the\u00a0barcode in store',
    text: 'Hold it up at the till, next to the bananas. Nobody needs to know you’re making history.',
  },
};

export const campaignBrands = {
  figure: claim('brands'),
  title: 'brands',
  text: 'From groceries to garden chairs. If you were going to buy it anyway, buy it with a card.',
  cards: [
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
  ],
} satisfies CampaignBrandsProps;

export const campaignCallToAction = ({ appStoreUrl }: Site): CampaignCallToActionProps => ({
  title: 'Make history this Summer',
  text: `The app is ${claim('freeApp')}, and all you have to do is the shopping. That’s the beauty of it.`,
  join: { href: appStoreUrl, label: 'Join the Movement' },
});
