import { describe, expect, test } from 'vitest';
import { fitLine, fitLines, fitSize } from './fit-text';
import { linesOfNames, nameLines } from './picture';

/** Every code point is 10 px wide. */
const measure = (text: string) => Array.from(text).length * 10;

describe('one line', () => {
  test('is unchanged if it just fits', () => {
    expect(fitLine('Parentkind', 100, measure)).toBe('Parentkind');
  });

  test('is truncated with an ellipsis to fit', () => {
    for (let room = 10; room < 100; room += 1) {
      const line = fitLine('Parentkind', room, measure);
      expect(measure(line)).toBeLessThanOrEqual(room);
      expect(line.endsWith('…')).toBe(true);
    }
  });

  test('never splits a character', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(fitLine(`A${family}B`, 60, measure)).toBe('A…');
    expect(fitLine('e\u0301e\u0301e\u0301', 40, measure)).toBe('e\u0301…');
  });
});

describe('several lines', () => {
  test('break between words', () => {
    expect(fitLines('Made in Hackney', 100, 2, measure)).toEqual(['Made in', 'Hackney']);
  });

  test('end with a truncated line if the text is too long', () => {
    expect(fitLines('One Two Three Four', 70, 2, measure)).toEqual(['One Two', 'Three…']);
  });

  test('truncate a word that is wider than a line', () => {
    expect(fitLines('Llanfairpwll Trust', 60, 2, measure)).toEqual(['Llanf…', 'Trust']);
  });
});

test('uses the largest size that fits, or else the smallest', () => {
  expect(fitSize([30, 20, 10], 45, (size) => size * 2)).toBe(20);
  expect(fitSize([30, 20, 10], 5, (size) => size * 2)).toBe(10);
});

describe('names on the receipt', () => {
  const oneLine = (name: string) => [name];

  test.each([0, 1, 4, 5, 6, 7, 40])('%i names fit into the lines or are counted', (count) => {
    const names = Array.from({ length: count }, (_, index) => `Charity ${index}`);
    const { lines, left } = linesOfNames(names, oneLine);
    expect(lines.length + left).toBe(count);
    expect(lines.length + (left > 0 ? 1 : 0)).toBeLessThanOrEqual(nameLines);
    if (count <= nameLines) expect(left).toBe(0);
  });

  test('long names take two lines each, and the others are counted', () => {
    const { lines, left } = linesOfNames(['A', 'B', 'C', 'D'], (name, most) =>
      [name, name].slice(0, most),
    );
    expect(lines).toEqual(['A', 'A', 'B', 'B']);
    expect(left).toBe(2);
  });

  test('direction controls are removed', () => {
    expect(linesOfNames(['Good\u202Edoog'], oneLine).lines).toEqual(['Gooddoog']);
  });
});
