import { findByName } from '@tuppence/ui/brand';
import type { CharityLink } from '@tuppence/ui/home';
import { listPartners } from './partner-list';

/** Up to ten partners whose name or number fits. */
export async function findPartners(typed: string): Promise<readonly CharityLink[]> {
  if (!typed.trim()) return [];
  const all = await listPartners();
  const fits = findByName(all.map(({ name }) => name));
  const number = typed.trim().toUpperCase();
  const found = all.filter(({ name, numbers }) => fits(name, typed) || numbers?.includes(number));
  return found.slice(0, 10);
}

export function prefetchPartners(): void {
  listPartners().catch(() => undefined);
}
