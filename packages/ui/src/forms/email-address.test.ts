import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { emailAddress } from './email-address';

const isValid = (address: string) => safeParse(emailAddress('Invalid'), address).success;

it.each([
  '',
  ' ',
  'ada',
  'ada@',
  '@tuppence.example',
  'ada@tuppence',
  'ada@tuppence.example.x',
  'ada lovelace@tuppence.example',
  'ada@tuppence.example, bob@tuppence.example',
  `${'a'.repeat(300)}@tuppence.example`,
])('rejects %j', (address) => {
  expect(isValid(address)).toBe(false);
});

it.each(['ada@tuppence.example', 'Ada+Shop@Tuppence.Example', "o'neil@tuppence.example"])(
  'accepts %j',
  (address) => {
    expect(isValid(address)).toBe(true);
  },
);

it('trims spaces that a phone keyboard adds', () => {
  expect(safeParse(emailAddress('Invalid'), ' ada@tuppence.example ').output).toBe(
    'ada@tuppence.example',
  );
});

it('accepts an address of up to 254 characters', () => {
  const labels = `${'b'.repeat(60)}.`.repeat(3);
  const address = (letters: number) => `${'a'.repeat(letters - labels.length - 3)}@${labels}uk`;
  expect(address(254)).toHaveLength(254);
  expect(isValid(address(254))).toBe(true);
  expect(isValid(address(255))).toBe(false);
});
