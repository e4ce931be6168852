import { describe, expect, it } from 'vitest';
import { barsPath, code128Modules, fitsBarcode } from './encode';

// From the published tables of Code 128.
const start = { B: '11010010000', C: '11010011100' };
const stop = '1100011101011';

it.each(['', '£50', 'a\nb', 'x'.repeat(49)])('%j does not fit', (value) => {
  expect(fitsBarcode(value)).toBe(false);
});

it('48 characters fit', () => {
  expect(fitsBarcode('x'.repeat(48))).toBe(true);
});

describe('Code 128', () => {
  it('encodes letters in set B with the checksum', () => {
    // 104 + 1 x 33 + 2 x 34 = 205, modulo 103 = 102
    expect(code128Modules('AB')).toBe(`${start.B}101000110001000101100011110101110${stop}`);
  });

  it('encodes pairs of digits in set C', () => {
    // 105 + 1 x 12 + 2 x 34 = 185, modulo 103 = 82
    expect(code128Modules('1234')).toBe(`${start.C}101100111001000101100010010011110${stop}`);
  });
});

it('draws each run of bars as one rectangle', () => {
  expect(barsPath('1101', 40)).toBe('M0 0h2v40h-2zM3 0h1v40h-1z');
});
