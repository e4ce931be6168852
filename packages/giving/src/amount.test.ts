import { expect, test } from 'vitest';
import { parseAmount } from './amount';

test.each([
  ['30', 3000],
  ['30.00', 3000],
  ['12.5', 1250],
  ['12.34', 1234],
  ['.50', 50],
  ['0.01', 1],
  ['£25', 2500],
  ['£ 25', 2500],
  [' 25 ', 2500],
  ['1,000', 100_000],
  ['10,000', 1_000_000],
  ['10000.00', 1_000_000],
])('"%s" is %i pence', (entry, pence) => {
  expect(parseAmount(entry)).toEqual({ ok: true, pence });
});

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['£', 'missing'],
  ['0', 'zero'],
  ['0.00', 'zero'],
  ['£.00', 'zero'],
  ['10000.01', 'tooMuch'],
  ['99999999999999999999', 'tooMuch'],
  ['-5', 'format'],
  ['12.345', 'format'],
  ['12.', 'format'],
  ['12,50', 'format'],
  ['1e3', 'format'],
  ['ten', 'format'],
  ['5 pounds', 'format'],
  ['$5', 'format'],
])('"%s" is rejected: %s', (entry, reason) => {
  expect(parseAmount(entry)).toEqual({ ok: false, reason });
});
