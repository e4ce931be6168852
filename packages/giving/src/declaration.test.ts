import { describe, expect, test } from 'vitest';
import {
  asScheduled,
  blankDeclaration,
  declarationFields,
  exampleDeclaration,
  isDeclared,
} from './declaration.ts';

test('the example is complete, and a blank declaration lacks every field', () => {
  for (const field of declarationFields) {
    expect(isDeclared(field, exampleDeclaration[field])).toBe(true);
    expect(isDeclared(field, blankDeclaration[field])).toBe(false);
  }
});

describe('HMRC’s schedule', () => {
  test.each([
    ['House-Martin', 's192bd', 'House Martin', 'S19 2BD'],
    ['O’Neill', 'x', 'O’Neill', 'X'],
  ])('has %s at %s as %s at %s', (lastName, postcode, name, code) => {
    const entered = { ...exampleDeclaration, lastName, postcode };
    expect(asScheduled(entered)).toEqual({ ...entered, lastName: name, postcode: code });
  });

  test.each([
    ['firstName', 35],
    ['lastName', 35],
    ['house', 40],
  ] as const)('accepts a %s of up to %i letters', (field, most) => {
    expect(isDeclared(field, ` ${'a'.repeat(most)} `)).toBe(true);
    expect(isDeclared(field, 'a'.repeat(most + 1))).toBe(false);
    expect(isDeclared(field, '  ')).toBe(false);
  });

  test.each(['SW1A 1AA', 'sw1a1aa', 'M1 1AE', 'CR2 6XH', 'DN55 1PT', ' W1A 0AX ', 'x'])(
    'accepts the postcode %s',
    (postcode) => expect(isDeclared('postcode', postcode)).toBe(true),
  );

  test.each(['', 'SW1A', '90210', 'SW1A 1A', 'SW1A 1AAA', 'XX', 'S W1A 1AA'])(
    'refuses the postcode "%s"',
    (postcode) => expect(isDeclared('postcode', postcode)).toBe(false),
  );
});
