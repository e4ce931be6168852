import { claim } from '@tuppence/content/claims/texts';
import { type Partner, partnerSections } from '@tuppence/content/partner/copy';
import type { PageMeta } from '@tuppence/site/page-meta';
import { env } from '../env';

/** A partner's page (docs/behaviour.md 3.9). */
export function partnerPage(
  partner: Partner,
  storeUrl = env.appStoreUrl,
  raisedPounds: number | null = null,
) {
  const { slug, name, description } = partner;
  return {
    meta: {
      path: `/${slug}`,
      title: `Shop for ${name} at two supermarkets | ${env.name}`,
      description: `${claim('shareFlat')} from every shop goes to ${name}. ${description}`,
      keywords: [name, 'charity shopping', 'supermarket donations', 'fundraising'],
      name,
    } satisfies PageMeta,
    ...partnerSections(partner, storeUrl, raisedPounds),
  };
}
