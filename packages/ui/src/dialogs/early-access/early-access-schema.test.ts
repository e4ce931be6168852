import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { earlyAccessSchema, emptyEarlyAccess } from './early-access-schema';

const messages = {
  email: 'Please enter a valid email address.',
  acceptTerms: 'You must accept the terms and conditions',
};

function errorsOf(values: Partial<typeof emptyEarlyAccess>) {
  const result = safeParse(earlyAccessSchema(messages), { ...emptyEarlyAccess, ...values });
  return result.issues?.map(({ message }) => message) ?? [];
}

describe('the early access form', () => {
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
  ])('rejects %j as an address', (email) => {
    expect(errorsOf({ email, acceptTerms: true })).toContain('Please enter a valid email address.');
  });

  it.each(['ada@tuppence.example', 'Ada+Shop@Tuppence.Example', "o'neil@tuppence.example"])(
    'accepts %j as an address',
    (email) => {
      expect(errorsOf({ email, acceptTerms: true })).toEqual([]);
    },
  );

  it('trims spaces that a phone keyboard adds', () => {
    const values = { email: ' ada@tuppence.example ', acceptTerms: true, website: '' };
    const result = safeParse(earlyAccessSchema(messages), values);
    expect(result.output).toMatchObject({ email: 'ada@tuppence.example' });
  });

  it('accepts an address of up to 254 characters', () => {
    const labels = `${'b'.repeat(60)}.`.repeat(3);
    const address = (letters: number) => `${'a'.repeat(letters - labels.length - 3)}@${labels}uk`;
    expect(address(254)).toHaveLength(254);
    expect(errorsOf({ email: address(255), acceptTerms: true })).not.toEqual([]);
    const longest = { ...emptyEarlyAccess, email: address(254), acceptTerms: true };
    expect(errorsOf(longest)).toEqual(errorsOf({ ...longest, email: address(253) }));
  });

  it('requires the terms to be accepted', () => {
    expect(errorsOf({ email: 'ada@tuppence.example' })).toEqual([
      'You must accept the terms and conditions',
    ]);
  });
});
