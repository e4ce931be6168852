import type { BrandName } from '@tuppence/ui/brand';
import type { PartnerHeroProps } from '@tuppence/ui/partner';

/**
 * The share of a card's value that each brand gives, in per cent. The only table of rates: a brand
 * gives the same in the app, on a charity's page and by its invite code. Every brand gives at least
 * 5%; supermarkets have thin margins and give just that. Visitors see it on /brands.
 */
export const brandSharePercent = {
  'pantry-lane': 5,
  fernway: 5,
  northbound: 8,
  'marlow-and-finch': 10,
  hearthside: 10,
  'copperfield-books': 10,
  'bright-and-bold': 12,
  'little-wren': 12,
  saltmarsh: 15,
  oakhurst: 20,
} as const satisfies Record<BrandName, number>;

/** What a brand gives for a card of this value. Both in pence; a fraction of a penny is rounded. */
export function brandGiftPence(brand: BrandName, creditPence: number): number {
  return Math.round((creditPence * brandSharePercent[brand]) / 100);
}

/** The two large supermarkets of the partner pages (docs/behaviour.md 3.9). Both are invented. */
export const supermarkets = [
  'pantry-lane',
  'fernway',
] as const satisfies PartnerHeroProps['supermarkets'];

export const supermarketNames = 'Pantry Lane and Fernway';

/** All other brands, in the order in which pages show them. */
export const otherBrands = [
  'marlow-and-finch',
  'copperfield-books',
  'oakhurst',
  'bright-and-bold',
  'hearthside',
  'saltmarsh',
  'little-wren',
  'northbound',
] as const;
