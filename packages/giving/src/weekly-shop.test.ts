import { describe, expect, test } from 'vitest';
import { parsePounds, problemsOf, weeklyShopSums } from './weekly-shop';

describe('the amount', () => {
  test.each([
    ['60', 60],
    [' £60 ', 60],
    ['£ 1,000', 1000],
    ['12,345', 12_345],
    ['1,234,567', 1_234_567],
    ['60.00', 60],
  ])('"%s" is %i pounds', (entry, pounds) => {
    expect(parsePounds(entry)).toBe(pounds);
  });

  test.each(['', 'sixty', '60.50', '-60', '6e1', '0x60', '60 pounds', '9'.repeat(10)])(
    '"%s" is not a whole number of pounds',
    (entry) => {
      expect(parsePounds(entry)).toBeNaN();
    },
  );
});

describe('an entry', () => {
  const limits = { pounds: 1000, brands: 3 };
  test.each([1, 60, 1000])('of %i pounds a week is accepted', (pounds) => {
    expect(problemsOf({ pounds, brands: ['fernway'] }, limits)).toEqual({
      amount: false,
      brands: undefined,
    });
  });

  test.each([0, 1001, 2.5, Number.NaN])('of %d pounds a week is rejected', (pounds) => {
    expect(problemsOf({ pounds, brands: ['fernway'] }, limits).amount).toBe(true);
  });

  test('needs at least one brand, and at most as many as the limit', () => {
    expect(problemsOf({ pounds: 60, brands: [] }, limits).brands).toBe('none');
    const four = ['fernway', 'oakhurst', 'saltmarsh', 'northbound'] as const;
    expect(problemsOf({ pounds: 60, brands: four }, limits).brands).toBe('tooMany');
  });
});

describe('the sums', () => {
  test.each([
    [60, ['pantry-lane'], 312_000, 15_600],
    // 3/7 of it at 5%, twice, and 1/7 at 20%.
    [60, ['pantry-lane', 'fernway', 'oakhurst'], 312_000, 6_686 + 6_686 + 8_914],
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
});
