import type { BrandName } from '@tuppence/ui/brand';

/** The share of a card's value that each brand gives, in per cent. */
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

export function brandGiftPence(brand: BrandName, creditPence: number): number {
  return Math.round((creditPence * brandSharePercent[brand]) / 100);
}

/** On partner pages (docs/behaviour.md 3.9). */
export const supermarkets = ['pantry-lane', 'fernway'] as const satisfies readonly BrandName[];

export const supermarketNames = 'Pantry Lane and Fernway';

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
