import { expect, test } from 'vitest';
import { pathAfterSignIn, signInPath } from './path-after-sign-in';

const after = (query: string) => pathAfterSignIn(new URLSearchParams(query));

test.each([
  ['', '/giving-recap'],
  ['next=%2Fgiving-recap', '/giving-recap'],
  ['next=%2Fabout%23contact-us', '/about#contact-us'],
  ['next=https%3A%2F%2Fevil.example', '/giving-recap'],
  ['next=%2F%2Fevil.example', '/giving-recap'],
  ['next=%2F%5Cevil.example', '/giving-recap'],
  ['next=javascript%3Aalert(1)', '/giving-recap'],
  ['next=/%09/evil.example', '/giving-recap'],
  ['next=/%0A/evil.example', '/giving-recap'],
  ['next=/.//evil.example', '/giving-recap'],
  ['next=/..%2F%5Cevil.example', '/giving-recap'],
  ['next=/%25', '/giving-recap'],
])('%j leads to %s', (query, path) => {
  expect(after(query)).toBe(path);
});

test('the sign-in path leads back to the page', () => {
  const path = signInPath('/giving-recap?year=2025');
  expect(after(path.slice(path.indexOf('?') + 1))).toBe('/giving-recap?year=2025');
});
