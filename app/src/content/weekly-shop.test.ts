import { describe, expect, test } from 'vitest';
import { addressOfWeeklyShop, weeklyShopIn } from '../services/browser/weekly-shop-address';
import { weeklyShopPage } from './weekly-shop';

describe('the sums', () => {
  test('are on the receipt line by line', () => {
    const { receipt, meta } = weeklyShopPage(
      { pounds: 60, brands: ['pantry-lane', 'oakhurst'], charity: 'parentkind' },
      'Parentkind',
    );
    expect(receipt).toMatchObject({
      details: ['£60 a week × 52 = £3,120.00', 'shared between 2 brands'],
      lines: [
        { label: 'Pantry Lane, 5% of £1,560.00', value: '£78.00' },
        { label: 'Oakhurst, 20% of £1,560.00', value: '£312.00' },
      ],
      total: { label: 'To Parentkind', value: '£390.00' },
    });
    expect(meta.title).toBe('£60 a week gives Parentkind £390.00 a year | Tuppence');
  });
});

describe('the address', () => {
  test.each([
    { pounds: 60, brands: ['pantry-lane'], charity: '' },
    { pounds: 1000, brands: ['fernway', 'saltmarsh', 'oakhurst'], charity: 'parentkind' },
  ] as const)('holds %j', (shop) => {
    const address = addressOfWeeklyShop(shop);
    const { brands, ...rest } =
      weeklyShopIn(new URL(address, 'https://tuppence.example').search) ?? {};
    expect(rest).toEqual({ pounds: shop.pounds, charity: shop.charity });
    expect([...(brands ?? [])].sort()).toEqual([...shop.brands].sort());
  });

  test.each([
    '',
    '?shop=60',
    '?shop=60&brands=',
    '?shop=60&brands=nobody',
    '?shop=0&brands=fernway',
    '?shop=1001&brands=fernway',
    '?shop=-5&brands=fernway',
    '?shop=6e1&brands=fernway',
    '?shop=60.5&brands=fernway',
    '?shop=060&brands=fernway',
    '?shop=%3Cb%3E&brands=fernway',
    '?shop=60&brands=fernway,oakhurst,saltmarsh,northbound',
  ])('"%s" holds no shop', (query) => {
    expect(weeklyShopIn(query)).toBeNull();
  });

  test.each([
    '%3Cscript%3E',
    '%3Cb%3Eparentkind',
    'parentkind%3Cb',
    'Parentkind',
    'a',
    'a'.repeat(65),
  ])('the charity %s is left out', (charity) => {
    expect(weeklyShopIn(`?shop=60&brands=fernway&charity=${charity}`)?.charity).toBe('');
  });
});
