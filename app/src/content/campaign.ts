import { claim } from '@tuppence/content/claims/texts';
import type { PageMeta } from '@tuppence/site/page-meta';
import { env } from '../env';

export const campaignMeta: PageMeta = {
  path: '/summer-of-giving',
  title: `The Summer of Giving: a national campaign | ${env.name}`,
  description: `${claim('campaignShoppers')} shoppers, ${claim('shareFlatEveryShop')}, ${claim('campaignPounds')} for UK charities. ${claim('campaignDates')}. Take part with the shopping you do anyway.`,
  keywords: ['Summer of Giving', 'national campaign', 'charity', 'shopping'],
  name: 'The Summer of Giving',
};
