import { claim } from '@tuppence/content/claims/texts';
import type { PageMeta } from '@tuppence/site/page-meta';
import { env } from '../env';

export const charitiesMeta: PageMeta = {
  path: '/charities',
  title: `For charities: raise funds from the weekly shop | ${env.name}`,
  description: `Claim the profile of your charity, share one invite code and earn ${claim('referral')} for each donor who signs up, then at least ${claim('shareFlatEveryPurchase')}. Free for charities.`,
  keywords: ['charity fundraising', 'donor reactivation', 'shopping donations', 'invite code'],
  name: 'For charities',
};
