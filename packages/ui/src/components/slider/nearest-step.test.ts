import { expect, test } from 'vitest';
import { fractionOf, nearestStep } from './nearest-step';

const percent = { min: 0, max: 100, step: 1 };

test.each([
  [150, percent, 100],
  [-20, percent, 0],
  [33, { ...percent, step: 10 }, 30],
  [10, { min: 0, max: 10, step: 4 }, 8],
  [0.3, { min: 0, max: 1, step: 0.1 }, 0.3],
  [1, { min: 0, max: 1, step: 0.1 }, 1],
  [Number.NaN, percent, 0],
  [5, { min: 5, max: 5, step: 1 }, 5],
  [5, { ...percent, step: 0 }, 0],
])('%s moves to the nearest step, or to the minimum if there is none', (value, range, expected) => {
  expect(nearestStep(value, range)).toBe(expected);
});

test('a fraction is clamped between 0 and 1', () => {
  expect(fractionOf(25, percent)).toBe(0.25);
  expect(fractionOf(140, percent)).toBe(1);
  expect(fractionOf(5, { min: 5, max: 5, step: 1 })).toBe(0);
});
