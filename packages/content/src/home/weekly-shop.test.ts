import { expect, test } from 'vitest';
import { siteDefaults } from '../site.ts';
import { weeklyShopPage } from './weekly-shop.ts';

test('the receipt shows the sums line by line', () => {
  const { receipt, meta } = weeklyShopPage(
    siteDefaults,
    { pounds: 60, brands: ['pantry-lane', 'oakhurst'], charity: 'parentkind' },
    'Parentkind',
  );
  expect(receipt).toMatchObject({
    details: ['£60 a week × 52 = £3,120.00', 'shared between 2 brands'],
    lines: [
      { label: 'Pantry Lane, 5% of £2,340.00', value: '£117.00' },
      { label: 'Oakhurst, 20% of £780.00', value: '£156.00' },
    ],
    total: { label: 'To Parentkind', value: '£273.00' },
    footer: 'Thank you.',
  });
  expect(meta.title).toBe('£60 a week gives Parentkind £273.00 a year | Tuppence');
});
