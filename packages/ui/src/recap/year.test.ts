import { describe, expect, test } from 'vitest';
import { type Gift, taxYearOf } from './gift';
import {
  calendarYearsOf,
  charitiesByLastGift,
  dayInUk,
  taxYearForReturn,
  totalsOfYear,
  yearToLookBackOn,
} from './year';

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

  test('years between 2000 and 2099: midnight in April is an hour early, in January it is not', () => {
    for (let year = 2000; year < 2100; year += 1) {
      expect(dayInUk(new Date(`${year}-04-05T22:59:59.999Z`))).toBe(`${year}-04-05`);
      expect(dayInUk(new Date(`${year}-04-05T23:00:00Z`))).toBe(`${year}-04-06`);
      expect(dayInUk(new Date(`${year}-01-31T23:59:59Z`))).toBe(`${year}-01-31`);
    }
  });
});

test('a calendar year takes both its days, and no others', () => {
  const gifts = [
    gift('2025-12-31', 1),
    gift('2026-01-01', 20),
    gift('2026-12-31', 300, 'B'),
    gift('2027-01-01', 4000),
  ];
  expect(calendarYearsOf(gifts)).toEqual([2027, 2026, 2025]);
  expect(totalsOfYear(gifts, 2026)).toEqual({
    year: 2026,
    gifts: 2,
    pence: 320,
    charities: [
      { label: 'B', pence: 300 },
      { label: 'A', pence: 20 },
    ],
  });
  expect(totalsOfYear([], 2026)).toMatchObject({ gifts: 0, pence: 0, charities: [] });
});

test.each([1, 3, 10, 99, 101, 1999])(
  'a thousand gifts of %i pence are a thousand times that, to the penny, by charity too',
  (pence) => {
    const gifts = Array.from({ length: 1000 }, (_, index) =>
      gift('2026-06-01', pence, `Charity ${index % 7}`),
    );
    const totals = totalsOfYear(gifts, 2026);
    expect(totals.pence).toBe(1000 * pence);
    expect(totals.charities.reduce((sum, share) => sum + share.pence, 0)).toBe(1000 * pence);
  },
);

test.each([
  ['2026-11-22', [2026, 2025], 2026],
  ['2027-01-31', [2027, 2026], 2026],
  ['2027-01-01', [2025], 2025],
  ['2027-01-31', [2027], 2027],
  ['2027-02-01', [2027, 2026], 2027],
  ['2026-11-22', [], undefined],
])('on %s, with gifts in %j, one looks back on %s', (today, years, expected) => {
  expect(
    yearToLookBackOn(
      years.map((year) => gift(`${year}-01-01`, 1)),
      today,
    ),
  ).toBe(expected);
});

test.each([
  ['2027-01-31', [2026, 2025], 2025, 'the last day for a return'],
  ['2026-04-06', [2026, 2025], 2025, 'the first day on which it can be made'],
  ['2026-04-05', [2025, 2024], 2024, 'a year is not returned before it is over'],
  ['2026-11-22', [2026], 2026, 'there is no other'],
])('on %s, of %j, the return is about %i: %s', (today, taxYears, expected) => {
  expect(taxYearForReturn(taxYears, today)).toBe(expected);
});

test('charities stand in the order of their last gift, each with all that it received', () => {
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
