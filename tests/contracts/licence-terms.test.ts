import { expect, test } from 'vitest';
import { isAllowed, licenceOf } from './licence-terms.ts';

test.each([
  ['MIT', true],
  ['(MIT AND Zlib)', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['GPL-3.0', false],
  ['MPL-2.0', false],
  ['none stated', false],
])('%s may be published: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});

test.each([
  ['MPL-2.0', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0', false],
])('%s may be used by a tool: %s', (expression, allowed) => {
  expect(isAllowed(expression, true)).toBe(allowed);
});

test.each([
  ['eval', undefined, 'MIT'],
  ['spawndamnit', 'SEE LICENSE IN LICENSE', 'MIT'],
  ['eval', 'GPL-3.0', 'GPL-3.0'],
  ['another', undefined, 'none stated'],
  ['another', 'SEE LICENSE IN LICENSE', 'SEE LICENSE IN LICENSE'],
])('the licence of %s, stated as %s, is %s', (name, stated, licence) => {
  expect(licenceOf(name, stated)).toBe(licence);
});
