import { expect, test } from 'vitest';
import {
  byCharity,
  byMonth,
  type Gift,
  taxYearLabel,
  taxYearOf,
  taxYearsOf,
  totalPence,
} from './gift';

const gift = (givenOn: string, sharePence: number, charity = 'A'): Gift => ({
  id: `${givenOn}-${charity}`,
  givenOn,
  charity,
  sharePence,
  kind: 'brand_donation',
  brand: 'Fernway',
  creditPence: 5000,
});

test.each([
  ['2026-04-05', 2025],
  ['2026-04-06', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
  ['2027-04-05', 2026],
])('%s is in the tax year that starts in %i', (day, year) => {
  expect(taxYearOf(day)).toBe(year);
});

test('tax years are written with a slash', () => {
  expect(taxYearLabel(2026)).toBe('2026/27');
  expect(taxYearLabel(2099)).toBe('2099/00');
});

test('tax years are listed once each, newest first', () => {
  const gifts = [gift('2025-05-01', 1), gift('2026-04-06', 1), gift('2026-05-01', 1)];
  expect(taxYearsOf(gifts)).toEqual([2026, 2025]);
});

test('a tax year lists April twice', () => {
  const gifts = [
    gift('2026-04-05', 100),
    gift('2026-04-06', 20),
    gift('2027-04-05', 3),
    gift('2027-04-06', 400),
  ];
  const months = byMonth(gifts, 2026);
  expect(months).toHaveLength(13);
  expect(months[0]).toEqual({ label: 'Apr 2026', pence: 20 });
  expect(months[12]).toEqual({ label: 'Apr 2027', pence: 3 });
  expect(totalPence(gifts)).toBe(523);
});

test('months after the current one are left out', () => {
  const gifts = [gift('2026-06-01', 5)];
  const labels = (today: string) => byMonth(gifts, 2026, today).map(({ label }) => label);
  expect(labels('2026-06-30')).toEqual(['Apr 2026', 'May 2026', 'Jun 2026']);
  expect(labels('2026-07-01')).toHaveLength(4);
  expect(labels('2027-04-05')).toHaveLength(13);
  expect(labels('2029-01-01')).toHaveLength(13);
});

test('charities are totalled, largest first, then by name', () => {
  expect(
    byCharity([
      gift('2026-05-01', 1, 'B'),
      gift('2026-05-02', 2, 'C'),
      gift('2026-05-03', 1, 'B'),
      gift('2026-05-04', 9, 'Z'),
    ]),
  ).toEqual([
    { label: 'Z', pence: 9 },
    { label: 'B', pence: 2 },
    { label: 'C', pence: 2 },
  ]);
});
