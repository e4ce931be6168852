import {
  campaignBrands,
  campaignCallToAction,
  campaignFigures,
  campaignHero,
  campaignSteps,
} from '@tuppence/content/campaign';
import { claim } from '@tuppence/content/claims';
import { env } from '../env';

export const campaign = {
  meta: {
    path: '/summer-of-giving',
    title: `The Summer of Giving: a national campaign | ${env.name}`,
    description: `${claim('campaignShoppers')} shoppers, ${claim('shareFlatEveryShop')}, ${claim('campaignPounds')} for UK charities. ${claim('campaignDates')}. Take part with the shopping you do anyway.`,
    keywords: ['Summer of Giving', 'national campaign', 'charity', 'shopping'],
    name: 'The Summer of Giving',
  },
  hero: campaignHero,
  figures: campaignFigures,
  steps: campaignSteps,
  brands: campaignBrands,
  callToAction: campaignCallToAction(env),
};
