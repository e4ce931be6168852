import { describe, expect, test } from 'vitest';
import { calculatorRange, canCalculate, estimate, parseDonors, yearlyPence } from './calculator';

test.each([
  [1, 200, 2400],
  [3, 600, 7200],
  [7, 1400, 16800],
  [1_000, 200_000, 2_400_000],
  [12_345, 2_469_000, 29_628_000],
])('%i donors raise %i pence a month and %i a year', (donors, monthlyPence, yearlyPence) => {
  const parsed = parseDonors(String(donors));
  expect(parsed.ok && estimate(parsed.donors)).toEqual({ donors, monthlyPence, yearlyPence });
});

test('a slow and a keen year are rounded once', () => {
  const parsed = parseDonors('3');
  if (!parsed.ok) throw new Error('3 is a number of donors.');
  expect(yearlyPence(parsed.donors, calculatorRange.low)).toBe(1400);
  expect(yearlyPence(parsed.donors, calculatorRange.high)).toBe(16_200);
});

describe('the button', () => {
  test.each(['1', '1000', ' 250 ', '1,200', '12.5', '0.5'])('is enabled with "%s"', (entry) => {
    expect(canCalculate(entry)).toBe(true);
  });

  test.each([
    '',
    ' ',
    '0',
    '0.0',
    '-3',
    'abc',
    '12 donors',
    '1,20',
    'Infinity',
    '1e5',
    '0x10',
    '5.',
  ])('is disabled with "%s"', (entry) => {
    expect(canCalculate(entry)).toBe(false);
  });
});

describe('the entry', () => {
  test('may be any positive whole number', () => {
    expect(parseDonors('1,200')).toEqual({ ok: true, donors: 1200 });
    expect(parseDonors('12.0')).toEqual({ ok: true, donors: 12 });
  });

  test.each(['12.5', '0.5', '0', '', 'abc'])('"%s" gives no estimate', (entry) => {
    expect(parseDonors(entry)).toEqual({ ok: false, reason: 'fraction' });
  });

  test('a number too large to calculate exactly gives no estimate', () => {
    expect(parseDonors('9'.repeat(20))).toEqual({ ok: false, reason: 'tooMany' });
    expect(parseDonors('9'.repeat(400))).toEqual({ ok: false, reason: 'tooMany' });
  });
});
