import type { Partner } from '@tuppence/content/partner/featured';
import type { Params } from 'react-router';

/** Null if no partner has this slug. */
export async function loadPartner({ slug }: Params): Promise<Partner | null> {
  // A published site fetches the data of its pages.
  if (import.meta.env.PROD && !import.meta.env.SSR) return null;
  const { partners } = await import('@tuppence/content/partner/partners');
  return partners.find((partner) => partner.slug === slug) ?? null;
}
