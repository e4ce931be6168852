import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { emptyEarlyAccess, waitlistSchema } from './waitlist-schema';

const messages = {
  email: 'Please enter a valid email address.',
  acceptTerms: 'You must accept the terms and conditions',
};

function errorsOf(values: Partial<typeof emptyEarlyAccess>) {
  const result = safeParse(waitlistSchema(messages), { ...emptyEarlyAccess, ...values });
  return result.issues?.map(({ message }) => message) ?? [];
}

describe('the early access form', () => {
  it('requires a valid email address', () => {
    expect(errorsOf({ email: 'ada', acceptTerms: true })).toContain(messages.email);
    expect(errorsOf({ email: 'ada@tuppence.example', acceptTerms: true })).toEqual([]);
  });

  it('requires the terms to be accepted', () => {
    expect(errorsOf({ email: 'ada@tuppence.example' })).toEqual([
      'You must accept the terms and conditions',
    ]);
  });
});
