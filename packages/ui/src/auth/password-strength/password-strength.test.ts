import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength';

test.each([
  ['', 'short'],
  ['1234567', 'short'],
  ['aaaaaaaaaaaaaaa', 'short'],
  ['abcabcabc', 'short'],
  ['12345678', 'fair'],
  ['abcdabcd', 'fair'],
  ['abcdeabcdeab', 'fair'],
  ['teapotlamps', 'fair'],
  ['abcdefabcdef', 'good'],
  ['teapot-lamp-heron', 'good'],
] as const)('the password %j is rated %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
