import { matchesCharity } from '@tuppence/ui/brand';
import type { CharityLink } from '@tuppence/ui/home';

/** All partners by name. A file of its own, so that no page's code grows with their number. */
let all: Promise<readonly CharityLink[]> | undefined;

/** The partner charities whose name fits what was typed, ten at most. Rejects where their list cannot be fetched. */
export async function findPartners(typed: string): Promise<readonly CharityLink[]> {
  // Signs and other scripts alone would fit every name.
  if (!/[a-z0-9]/i.test(typed.normalize('NFD'))) return [];
  return (await load()).filter(({ name }) => matchesCharity(name, typed)).slice(0, 10);
}

/** Fetches the list ahead of the search. */
export function prefetchPartners(): void {
  load().catch(() => undefined);
}

function load(): Promise<readonly CharityLink[]> {
  all ??= fetchAll().catch((error: unknown) => {
    all = undefined;
    throw error;
  });
  return all;
}

async function fetchAll(): Promise<readonly CharityLink[]> {
  if (import.meta.env.DEV) {
    const { partnerLinks } = await import('../content/partners');
    return partnerLinks;
  }
  const answer = await fetch('/partners.json', { signal: AbortSignal.timeout(8_000) });
  if (!answer.ok) throw new Error(`the list of partners answered ${answer.status}`);
  return (await answer.json()) as CharityLink[];
}
