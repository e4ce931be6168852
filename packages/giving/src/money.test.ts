import { expect, test } from 'vitest';
import { formatCount, formatPence, formatPounds } from './money';

test.each([
  [0, '£0.00'],
  [5, '£0.05'],
  [80, '£0.80'],
  [100, '£1.00'],
  [123456, '£1,234.56'],
  [100000000, '£1,000,000.00'],
  [-80, '−£0.80'],
])('%i pence is %s', (pence, formatted) => {
  expect(formatPence(pence)).toBe(formatted);
});

test('whole pounds are shown without pence', () => {
  expect(formatPounds(2000)).toBe('£20');
  expect(formatPounds(100_000)).toBe('£1,000');
  expect(formatPounds(1050)).toBe('£10.50');
});

test('counts have thousands separators', () => {
  expect(formatCount(2000)).toBe('2,000');
});
