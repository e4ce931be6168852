import type { Partner } from '../content/partners';

/**
 * The partner charity of a landing page, or null where there is none of that name. In the browser a
 * page's row comes with its document, or as a file of its own: the code does not grow with the
 * number of partners.
 */
export async function loadPartner(slug: string, signal: AbortSignal): Promise<Partner | null> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const { partners } = await import('../content/partners');
    return partners.find((partner) => partner.slug === slug) ?? null;
  }
  const answer = await fetch(`/partners/${slug}.json`, { signal });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`partner data answered ${answer.status}`);
  return (await answer.json()) as Partner;
}
