import { matchesName } from '@tuppence/ui/brand';
import type { CharityLink } from '@tuppence/ui/home';
import { nearlyMatches } from './nearly-matches';
import { listPartners } from './partner-list';

/** Up to ten partners whose names match, or else nearly match. */
export async function findPartners(typed: string): Promise<readonly CharityLink[]> {
  // Most queries without Latin letters or digits would match every name.
  if (!/[a-z0-9]/i.test(typed.normalize('NFD'))) return [];
  const all = await listPartners();
  const fitting = all.filter(({ name }) => matchesName(name, typed));
  const found = fitting.length ? fitting : all.filter(({ name }) => nearlyMatches(name, typed));
  return found.slice(0, 10);
}

export function prefetchPartners(): void {
  listPartners().catch(() => undefined);
}
