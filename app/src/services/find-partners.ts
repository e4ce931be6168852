import { matchesCharity } from '@tuppence/ui/brand';
import type { CharityLink } from '@tuppence/ui/home';
import { nearlyMatches } from './nearly-matches';
import { listPartners } from './partner-list';

/**
 * The partner charities whose name fits what was typed, ten at most; where none does, those that were
 * probably meant. Rejects where their list cannot be fetched.
 */
export async function findPartners(typed: string): Promise<readonly CharityLink[]> {
  // Signs and other scripts alone would fit every name.
  if (!/[a-z0-9]/i.test(typed.normalize('NFD'))) return [];
  const all = await listPartners();
  const fitting = all.filter(({ name }) => matchesCharity(name, typed));
  const found = fitting.length ? fitting : all.filter(({ name }) => nearlyMatches(name, typed));
  return found.slice(0, 10);
}

/** Fetches the list ahead of the search. */
export function prefetchPartners(): void {
  listPartners().catch(() => undefined);
}
