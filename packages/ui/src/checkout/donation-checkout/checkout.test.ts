import { blankDeclaration, exampleDeclaration } from '@tuppence/giving/declaration';
import { breakDown, canPayBy } from '@tuppence/giving/donation';
import { describe, expect, test } from 'vitest';
import {
  type CheckoutState,
  checkout,
  chosenAmount,
  enterAmount,
  startCheckout,
  undeclared,
} from './checkout';

const start = startCheckout('a', { declaration: exampleDeclaration });
const at = (step: CheckoutState['step'], values: Partial<CheckoutState> = {}): CheckoutState => ({
  ...start,
  ...values,
  step,
});

test('the checkout starts with £30 a month, Gift Aid and bank transfer', () => {
  expect(startCheckout('a')).toEqual({
    step: 1,
    choice: 'custom',
    customEntry: '30',
    monthly: true,
    giftAid: true,
    declaration: blankDeclaration,
    payment: 'bankTransfer',
    charityId: 'a',
  });
  expect(startCheckout('a', { monthly: false })).toMatchObject({ giftAid: true, monthly: false });
});

describe('the breakdown', () => {
  test('has gross, Gift Aid, fee and net', () => {
    expect(breakDown(3000, { giftAid: true, payment: 'bankTransfer' })).toEqual({
      grossPence: 3000,
      giftAidPence: 750,
      feePence: 0,
      netPence: 3750,
    });
    expect(breakDown(3000, { giftAid: true, payment: 'card' }).netPence).toBe(3670);
    expect(breakDown(3000, { giftAid: false, payment: 'card' }).netPence).toBe(2920);
    expect(breakDown(3000, { giftAid: false, payment: 'bankTransfer' }).netPence).toBe(3000);
  });

  test('is always in whole pence', () => {
    expect(breakDown(1234, { giftAid: true, payment: 'bankTransfer' }).giftAidPence).toBe(308);
    for (let pence = 1; pence <= 1000; pence += 1) {
      const lines = breakDown(pence, { giftAid: true, payment: 'bankTransfer' });
      expect(Object.values(lines).every(Number.isInteger)).toBe(true);
    }
  });
});

describe('the steps', () => {
  test('go 1, 2, 3, 4 and back to 1', () => {
    const next = ([1, 2, 3, 4] as const).map((step) => checkout(at(step), { type: 'next' }).step);
    expect(next).toEqual([2, 3, 4, 1]);
  });

  test('do not leave step 1 with an invalid amount', () => {
    expect(checkout(at(1, { customEntry: '0' }), { type: 'next' }).step).toBe(1);
    expect(checkout(at(1, { customEntry: '' }), { type: 'next' }).step).toBe(1);
  });

  test('do not leave step 2 with Gift Aid and an incomplete declaration', () => {
    const next = (step: CheckoutState['step'], values: Partial<CheckoutState>) =>
      checkout(at(step, values), { type: 'next' }).step;
    const declaration = { ...exampleDeclaration, postcode: '' };
    expect(next(1, { declaration })).toBe(2);
    expect(next(2, { declaration })).toBe(2);
    expect(next(3, { declaration })).toBe(2);
    expect(next(2, { declaration, giftAid: false })).toBe(3);
    expect(undeclared(at(2, { declaration }))).toEqual(['postcode']);
  });

  test('go back by one, never before 1', () => {
    expect(checkout(at(3), { type: 'back' }).step).toBe(2);
    expect(checkout(at(1), { type: 'back' }).step).toBe(1);
  });

  test('start over with the first values, and give again with those entered', () => {
    const entered = {
      choice: 2000,
      customEntry: '12.50',
      giftAid: false,
      payment: 'card',
    } as const;
    expect(checkout(at(4, entered), { type: 'startOver', start })).toEqual(start);
    expect(checkout(at(4, entered), { type: 'next' })).toEqual(at(1, entered));
  });

  test('keep the custom amount while a preset is chosen', () => {
    const typed = checkout(start, { type: 'enter', values: { customEntry: '12.34' } });
    const preset = checkout(typed, { type: 'enter', values: { choice: 5000 } });
    expect(preset.customEntry).toBe('12.34');
    expect(chosenAmount(typed)).toEqual({ ok: true, pence: 1234 });
    expect(chosenAmount(preset)).toEqual({ ok: true, pence: 5000 });
  });
});

describe('paying by card', () => {
  test('is possible while the fee is smaller than the donation', () => {
    expect(canPayBy('card', 81)).toBe(true);
    expect(canPayBy('card', 80)).toBe(false);
    expect(canPayBy('bankTransfer', 1)).toBe(true);
  });

  test('switches to bank transfer if the fee would use up the donation', () => {
    const small = checkout(at(1, { payment: 'card' }), {
      type: 'enter',
      values: { customEntry: '0.50' },
    });
    expect(small.payment).toBe('bankTransfer');
  });

  test.each(['20', 'twenty'])('stays selected while "%s" is typed', (customEntry) => {
    const typing = checkout(at(1, { payment: 'card' }), { type: 'enter', values: { customEntry } });
    expect(typing.payment).toBe('card');
  });
});

describe('an initial amount', () => {
  test.each([
    [2000, { choice: 2000 }],
    [3000, { choice: 'custom', customEntry: '30' }],
    [1234, { choice: 'custom', customEntry: '12.34' }],
    [50, { choice: 'custom', customEntry: '0.50' }],
  ])('of %i pence is entered', (pence, entered) => {
    expect(enterAmount(pence)).toEqual(entered);
    expect(chosenAmount(startCheckout('a', entered as Partial<CheckoutState>))).toEqual({
      ok: true,
      pence,
    });
  });
});
