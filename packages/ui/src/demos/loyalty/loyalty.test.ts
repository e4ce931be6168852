import { childrenHelped, pointsToPence } from '@tuppence/giving/points';
import { expect, test } from 'vitest';
import { type LoyaltyState, loyalty, startLoyalty } from './loyalty';

test.each([
  [500, 500, 1],
  [1000, 1000, 2],
  [1500, 1500, 3],
  [2000, 2000, 4],
])('%i points are worth %i pence and help %i children', (points, pence, children) => {
  expect(pointsToPence(points)).toBe(pence);
  expect(childrenHelped(points)).toBe(children);
});

test('the number of children is rounded down', () => {
  expect(childrenHelped(499)).toBe(0);
  expect(childrenHelped(999)).toBe(1);
});

test('points stay between 500 and 2000 in steps of 500', () => {
  const state = startLoyalty('save-the-children');
  const chosen = (points: number) => loyalty(state, { type: 'choosePoints', points }).points;
  expect([0, 500, 700, 750, 1999, 9000].map(chosen)).toEqual([500, 500, 500, 1000, 2000, 2000]);
});

test('stops at step 3, goes back one step, and resets everything to start over', () => {
  let state: LoyaltyState = startLoyalty('save-the-children');
  expect(state).toEqual({ step: 1, points: 2000, charityId: 'save-the-children' });
  state = loyalty(state, { type: 'choosePoints', points: 1500 });
  state = loyalty(state, { type: 'next' });
  state = loyalty(state, { type: 'chooseCharity', charityId: 'parentkind' });
  state = loyalty(state, { type: 'back' });
  expect(state).toEqual({ step: 1, points: 1500, charityId: 'parentkind' });
  state = loyalty(loyalty(loyalty(state, { type: 'next' }), { type: 'next' }), { type: 'next' });
  expect(state.step).toBe(3);
  state = loyalty(state, { type: 'startOver', charityId: 'save-the-children' });
  expect(state).toEqual({ step: 1, points: 2000, charityId: 'save-the-children' });
});
