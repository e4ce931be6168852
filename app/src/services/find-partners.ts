import { matchesCharity } from '@tuppence/ui/brand';
import type { CharityLink } from '@tuppence/ui/home';
import { listPartners } from './partner-list';

/** The partner charities whose name fits what was typed, ten at most. Rejects where their list cannot be fetched. */
export async function findPartners(typed: string): Promise<readonly CharityLink[]> {
  // Signs and other scripts alone would fit every name.
  if (!/[a-z0-9]/i.test(typed.normalize('NFD'))) return [];
  return (await listPartners()).filter(({ name }) => matchesCharity(name, typed)).slice(0, 10);
}

/** Fetches the list ahead of the search. */
export function prefetchPartners(): void {
  listPartners().catch(() => undefined);
}
