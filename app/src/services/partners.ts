import type { Partner } from '@tuppence/content/partner-page';

export const partnerTimeoutMs = 8_000;

const loaded = new Map<string, Partner | null>();

export async function loadPartner(slug: string): Promise<Partner | null> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const { partners } = await import('../content/partners');
    return partners.find((partner) => partner.slug === slug) ?? null;
  }
  const known = loaded.get(slug);
  if (known !== undefined) return known;
  const partner = await fetchPartner(slug);
  loaded.set(slug, partner);
  return partner;
}

async function fetchPartner(slug: string): Promise<Partner | null> {
  const answer = await fetch(`/partners/${encodeURIComponent(slug)}.json`, {
    signal: AbortSignal.timeout(partnerTimeoutMs),
  });
  if (answer.status === 404) return null;
  if (!answer.ok)
    throw new Error(`Fetching the partner's data failed with status ${answer.status}.`);
  return (await answer.json()) as Partner;
}
