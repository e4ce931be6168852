import { describe, expect, test } from 'vitest';
import { linesOfNames, nameLines } from './picture';

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
