import { describe, expect, it } from 'vitest';
import { barsPath, encodeBarcode } from './encode';

// From the published tables of Code 128 and EAN-13.
const start = { B: '11010010000', C: '11010011100' };
const stop = '1100011101011';

describe('Code 128', () => {
  it('encodes letters in set B with the checksum', () => {
    // 104 + 1 x 33 + 2 x 34 = 205, modulo 103 = 102
    expect(encodeBarcode('AB').modules).toBe(`${start.B}101000110001000101100011110101110${stop}`);
  });

  it('encodes pairs of digits in set C', () => {
    // 105 + 1 x 12 + 2 x 34 = 185, modulo 103 = 82
    expect(encodeBarcode('1234').modules).toBe(
      `${start.C}101100111001000101100010010011110${stop}`,
    );
  });

  it.each(['', '£50', 'a\nb', 'x'.repeat(49)])('refuses %j with a readable message', (value) => {
    expect(() => encodeBarcode(value)).toThrow(/Code 128 takes 1 to 48 printable ASCII/);
  });
});

describe('EAN-13', () => {
  it('adds the check digit', () => {
    expect(encodeBarcode('400638133393', 'ean13').text).toBe('4 006381 333931');
  });

  it('encodes a known number', () => {
    expect(encodeBarcode('4006381333931', 'ean13').modules).toBe(
      [
        '101',
        ['0001101', '0100111', '0101111', '0111101', '0001001', '0110011'].join(''),
        '01010',
        ['1000010', '1000010', '1000010', '1110100', '1000010', '1100110'].join(''),
        '101',
      ].join(''),
    );
  });

  it('refuses a wrong check digit and anything but digits', () => {
    expect(() => encodeBarcode('4006381333930', 'ean13')).toThrow(/check digit/);
    expect(() => encodeBarcode('40063813339', 'ean13')).toThrow(/12 or 13 digits/);
    expect(() => encodeBarcode('ABCDEFGHIJKL', 'ean13')).toThrow(/12 or 13 digits/);
  });
});

it('draws each run of bars as one rectangle', () => {
  expect(barsPath('1101', 40)).toBe('M0 0h2v40h-2zM3 0h1v40h-1z');
});
