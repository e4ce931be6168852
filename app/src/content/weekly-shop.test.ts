import { describe, expect, test } from 'vitest';
import { addressOfWeeklyShop, weeklyShopIn } from '../services/weekly-shop-address';
import { weeklyShopPage, weeklyShopSums } from './weekly-shop';

describe('the sums', () => {
  test.each([
    [60, ['pantry-lane'], 312_000, 15_600],
    [60, ['pantry-lane', 'fernway', 'oakhurst'], 312_000, 5_200 + 5_200 + 20_800],
    [100, ['oakhurst'], 520_000, 104_000],
  ] as const)('of £%i a week at %j use each rate', (pounds, brands, yearPence, totalPence) => {
    expect(weeklyShopSums({ pounds, brands })).toMatchObject({ yearPence, totalPence });
  });

  test('the credits add up to the year, and the gifts to the total, for any entry', () => {
    const brands = ['pantry-lane', 'northbound', 'saltmarsh'] as const;
    for (let pounds = 1; pounds <= 1000; pounds += 1) {
      for (const count of [1, 2, 3]) {
        const sums = weeklyShopSums({ pounds, brands: brands.slice(0, count) });
        const sum = (of: 'creditPence' | 'giftPence') =>
          sums.lines.reduce((all, line) => all + line[of], 0);
        expect(sum('creditPence')).toBe(pounds * 5200);
        expect(sum('giftPence')).toBe(sums.totalPence);
      }
    }
  });

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
