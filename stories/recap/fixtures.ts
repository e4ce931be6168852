import type { Gift } from '@tuppence/ui/recap';

export const gifts: readonly Gift[] = [
  {
    id: '1',
    givenOn: '2026-11-14',
    kind: 'brand_donation',
    brand: 'Pantry Lane',
    creditPence: 6000,
    sharePence: 300,
    charity: 'Made In Hackney',
  },
  {
    id: '2',
    givenOn: '2026-10-01',
    kind: 'own_gift',
    giftAid: true,
    sharePence: 1000,
    charity: "Noah's Ark Children's Hospice",
  },
  {
    id: '3',
    givenOn: '2026-09-20',
    kind: 'brand_donation',
    brand: 'Oakhurst',
    creditPence: 12_000,
    sharePence: 960,
    charity: 'Cancer Research UK',
  },
  {
    id: '4',
    givenOn: '2026-04-06',
    kind: 'brand_donation',
    brand: 'Fernway',
    creditPence: 5000,
    sharePence: 250,
    charity: 'Made In Hackney',
  },
];
