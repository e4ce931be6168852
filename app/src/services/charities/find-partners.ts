import { findByName } from '@tuppence/ui/brand';
import type { CharityLink } from '@tuppence/ui/home';
import { listPartners } from './partner-list';

/** Up to ten partners whose names fit. */
export async function findPartners(typed: string): Promise<readonly CharityLink[]> {
  if (!typed.trim()) return [];
  const all = await listPartners();
  const fits = findByName(all.map(({ name }) => name));
  return all.filter(({ name }) => fits(name, typed)).slice(0, 10);
}

export function prefetchPartners(): void {
  listPartners().catch(() => undefined);
}
