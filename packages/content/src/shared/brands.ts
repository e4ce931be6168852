import { brandSharePercent } from '@tuppence/giving/brand-rates';
import type { BrandName } from '@tuppence/ui/brand';

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

/** What a listener hears of a brand's card: its rate, not the card's value. */
export const withGives = (cards: readonly { brand: BrandName; value: string }[]) =>
  cards.map((card) => ({ ...card, gives: `gives ${brandSharePercent[card.brand]}%` }));
