import { describe, expect, test } from 'vitest';
import { type Gift, taxYearOf } from './gift';
import { charitiesByLastGift, dayInUk } from './year';

const gift = (givenOn: string, sharePence: number, charity = 'A'): Gift => ({
  id: `${givenOn}-${charity}-${sharePence}`,
  givenOn,
  charity,
  sharePence,
  kind: 'own_gift',
  giftAid: true,
});

describe('the day in the UK', () => {
  test.each([
    ['2026-04-05T22:30:00Z', '2026-04-05', 2025, '23:30 on the last day of the tax year'],
    ['2026-04-05T22:59:59Z', '2026-04-05', 2025, 'its last second'],
    ['2026-04-05T23:00:00Z', '2026-04-06', 2026, 'midnight in summer time'],
    ['2026-12-31T23:30:00Z', '2026-12-31', 2026, 'winter'],
    ['2027-01-01T00:00:00Z', '2027-01-01', 2026, 'midnight in winter'],
  ])('%s is %s, of the tax year %i: %s', (moment, day, taxYear) => {
    expect(dayInUk(new Date(moment))).toBe(day);
    expect(taxYearOf(dayInUk(new Date(moment)))).toBe(taxYear);
  });

  test('ends at 23:00 UTC in April and at midnight in January', () => {
    for (let year = 2000; year < 2100; year += 1) {
      expect(dayInUk(new Date(`${year}-04-05T22:59:59.999Z`))).toBe(`${year}-04-05`);
      expect(dayInUk(new Date(`${year}-04-05T23:00:00Z`))).toBe(`${year}-04-06`);
      expect(dayInUk(new Date(`${year}-01-31T23:59:59Z`))).toBe(`${year}-01-31`);
    }
  });
});

test('charities are listed with their totals, the most recent gift first', () => {
  const gifts = [
    gift('2026-05-01', 100, 'A'),
    gift('2026-06-01', 5, 'B'),
    gift('2025-05-01', 900, 'B'),
    gift('2026-07-01', 7, 'C'),
  ];
  expect(charitiesByLastGift(gifts)).toEqual([
    { label: 'C', pence: 7, lastGivenOn: '2026-07-01' },
    { label: 'B', pence: 905, lastGivenOn: '2026-06-01' },
    { label: 'A', pence: 100, lastGivenOn: '2026-05-01' },
  ]);
});
