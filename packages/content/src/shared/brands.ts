import type { BrandName } from '@tuppence/ui/brand';

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
