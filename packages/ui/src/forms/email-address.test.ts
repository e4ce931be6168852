import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { emailAddress, pastedAddress } from './email-address';

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

it.each([
  ['spaces that a phone keyboard adds', ' ada@tuppence.example '],
  ['a no-break space', '\u00a0ada@tuppence.example\u00a0'],
  ['a direction mark', '\u200eada@tuppence.example'],
  ['an embedding and its end', '\u202aada@tuppence.example\u202c'],
  ['a zero-width space', 'ada@tuppence.example\u200b'],
  ['a soft hyphen and a byte order mark', '\ufeffada@tup\u00adpence.example'],
  ['a tab and a line break', 'ada@tuppence.example\t\r\n'],
  ['mailto:', 'mailto:ada@tuppence.example?subject=Hello'],
  ['angle brackets', '<ada@tuppence.example>'],
  ['a name', 'Ada Lovelace <ada@tuppence.example>,'],
  ['a name in quotation marks', '"Lovelace, Ada" <mailto:ada@tuppence.example>'],
  ['quotation marks', '“ada@tuppence.example”'],
  ['the punctuation of a sentence', '(ada@tuppence.example).'],
])('takes an address out of a paste with %s', (_, pasted) => {
  expect(safeParse(emailAddress('Invalid'), pasted).output).toBe('ada@tuppence.example');
  expect(pastedAddress(pasted)).toBe('ada@tuppence.example');
});

it.each([
  ['adé@tuppence.example', 'é'],
  ['ada lovelace@tuppence.example', ' '],
  ['ada@tuppence.example, bob@tuppence.example', ','],
  ['\u0430da@tuppence.example', '\u0430'],
  ['ada@tuppence', undefined],
  ['Ada Lovelace', undefined],
])('says what is wrong with %s', (address, unexpected) => {
  const { issues } = safeParse(
    emailAddress((found) => `not ${found}`),
    address,
  );
  expect(issues?.[0].message).toBe(`not ${unexpected}`);
});

it('accepts an address of up to 254 characters', () => {
  const labels = `${'b'.repeat(60)}.`.repeat(3);
  const address = (letters: number) => `${'a'.repeat(letters - labels.length - 3)}@${labels}uk`;
  expect(address(254)).toHaveLength(254);
  expect(isValid(address(254))).toBe(true);
  expect(isValid(address(255))).toBe(false);
});
