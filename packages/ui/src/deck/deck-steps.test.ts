import { describe, expect, test } from 'vitest';
import { withName } from './copy';
import {
  deckMoveOfKey,
  deckMoveOfSwipe,
  deckStepAfter,
  deckStepBefore,
  deckStepCount,
  deckStepFromText,
  deckStepName,
  deckSteps,
} from './deck-steps';

test('has seven steps', () => {
  expect(deckStepCount).toBe(7);
  expect(new Set(deckSteps).size).toBe(7);
});

test('moves by one step and stops at either end', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(deckStepAfter)).toEqual([2, 3, 4, 5, 6, 7, 7]);
  expect([1, 2, 3, 4, 5, 6, 7].map(deckStepBefore)).toEqual([1, 1, 2, 3, 4, 5, 6]);
});

test.each([
  [null, 1],
  ['', 1],
  ['4', 4],
  ['7', 7],
  ['0', 1],
  ['-3', 1],
  ['8', 7],
  ['99999', 7],
  ['4.5', 1],
  ['4abc', 1],
  ['<b>', 1],
  ['1e3', 1],
  [' 4', 1],
])('reads %j from the address as step %i', (text, step) => {
  expect(deckStepFromText(text)).toBe(step);
});

test('names the steps', () => {
  expect(deckStepName(1)).toBe('welcome');
  expect(deckStepName(4)).toBe('journey');
  expect(deckStepName(Number.NaN)).toBe('welcome');
});

describe('keys and swipes', () => {
  const key = (name: string, modifier = {}) =>
    deckMoveOfKey({
      key: name,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      ...modifier,
    });

  test('the left and right arrow keys move, unless a modifier key is held', () => {
    expect(key('ArrowRight')).toBe('forward');
    expect(key('ArrowLeft')).toBe('back');
    expect(key('ArrowDown')).toBeNull();
    expect(key('ArrowLeft', { altKey: true })).toBeNull();
    expect(key('ArrowRight', { metaKey: true })).toBeNull();
  });

  test('a swipe to the left or right moves; a short, diagonal or vertical one does not', () => {
    expect(deckMoveOfSwipe(-120, 10)).toBe('forward');
    expect(deckMoveOfSwipe(120, -10)).toBe('back');
    expect(deckMoveOfSwipe(-40, 0)).toBeNull();
    expect(deckMoveOfSwipe(-120, 110)).toBeNull();
    expect(deckMoveOfSwipe(0, 400)).toBeNull();
  });
});

describe('withName', () => {
  test('inserts the name as it is', () => {
    expect(withName('Hey {name}, hello', 'Ada')).toBe('Hey Ada, hello');
    expect(withName('For {name}, with {name}', '$& <b>')).toBe('For $& <b>, with $& <b>');
  });
  test('forms a complete sentence without a name', () => {
    expect(withName('{name}, this is it.', '')).toBe('This is it.');
    expect(withName('Thank you, {name}.', '')).toBe('Thank you.');
    expect(withName('a line for {name}', '')).toBe('A line for you');
  });
});
