import type { PartnerHeroProps } from '@tuppence/ui/partner';

/** The two large supermarkets of the partner pages (Spec §2). Both are invented. */
export const supermarkets = [
  { brand: 'pantry-lane', value: '£50' },
  { brand: 'fernway', value: '£100' },
] as const satisfies PartnerHeroProps['supermarkets'];

export const supermarketNames = 'Pantry Lane and Fernway';

/** The other brands of the house, in the order of the shelf. */
export const shelfBrands = [
  'marlow-and-finch',
  'copperfield-books',
  'oakhurst',
  'bright-and-bold',
  'hearthside',
  'saltmarsh',
  'little-wren',
  'northbound',
] as const;
