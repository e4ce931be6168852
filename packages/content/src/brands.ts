import type { BrandName } from '@tuppence/ui/brand';
import type { PartnerHeroProps } from '@tuppence/ui/partner';

/**
 * The share of a card's value that each brand gives, in per cent: the only table of rates. A brand
 * gives the same in the app, on a charity's page and through a charity's invite code. At least 5%;
 * supermarkets have thin margins and give exactly that. Shown on /brands.
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

/** What a brand gives for a card of `creditPence`, in pence, rounded. */
export function brandGiftPence(brand: BrandName, creditPence: number): number {
  return Math.round((creditPence * brandSharePercent[brand]) / 100);
}

/** The two invented supermarkets on partner pages (docs/behaviour.md 3.9). */
export const supermarkets = [
  'pantry-lane',
  'fernway',
] as const satisfies PartnerHeroProps['supermarkets'];

export const supermarketNames = 'Pantry Lane and Fernway';

/** All other brands, in display order. */
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
