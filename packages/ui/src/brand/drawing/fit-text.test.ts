import { describe, expect, test } from 'vitest';
import { fitLines } from './fit-text';

/** Every code point is 10 px wide. */
const measure = (text: string) => Array.from(text).length * 10;

describe('one line', () => {
  test('is unchanged if it just fits', () => {
    expect(fitLines('Parentkind', 100, 1, measure)).toEqual(['Parentkind']);
  });

  test('is truncated with an ellipsis to fit', () => {
    for (let room = 10; room < 100; room += 1) {
      const [line = ''] = fitLines('Parentkind', room, 1, measure);
      expect(measure(line)).toBeLessThanOrEqual(room);
      expect(line.endsWith('…')).toBe(true);
    }
  });

  test('never splits a character', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(fitLines(`A${family}B`, 60, 1, measure)).toEqual(['A…']);
    expect(fitLines('e\u0301e\u0301e\u0301', 40, 1, measure)).toEqual(['e\u0301…']);
  });
});

describe('several lines', () => {
  test('break between words', () => {
    expect(fitLines('Made in Hackney', 100, 2, measure)).toEqual(['Made in', 'Hackney']);
  });

  test('end with a truncated line if the text is too long', () => {
    expect(fitLines('One Two Three Four', 70, 2, measure)).toEqual(['One Two', 'Three…']);
  });

  test('end with an ellipsis even where the shortened line has room', () => {
    expect(fitLines('One Two Three', 80, 1, measure)).toEqual(['One Two…']);
    expect(fitLines('One Two Three', 90, 1, measure)).toEqual(['One Two…']);
  });

  test('truncate a word that is wider than a line', () => {
    expect(fitLines('Llanfairpwll Trust', 60, 2, measure)).toEqual(['Llanf…', 'Trust']);
  });
});
