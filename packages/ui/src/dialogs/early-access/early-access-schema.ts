import * as v from 'valibot';

/** The messages of docs/behaviour.md 7. */
export const earlyAccessMessages = {
  email: 'Please enter a valid email address.',
  acceptTerms: 'You must accept the terms and conditions',
} as const;

/** Longest address that mail can be sent to (RFC 5321), in characters. */
const longestEmail = 254;

export const earlyAccessSchema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    // Not the plain `email`: that one refuses the apostrophe of an O'Neil.
    v.rfcEmail(earlyAccessMessages.email),
    v.regex(/@.+\.[^.]{2,}$/, earlyAccessMessages.email),
    v.maxLength(longestEmail, earlyAccessMessages.email),
  ),
  acceptTerms: v.pipe(
    v.boolean(),
    v.check((accepted) => accepted, earlyAccessMessages.acceptTerms),
  ),
  website: v.string(),
});

/**
 * What a person entered (docs/behaviour.md 5). `website` is a trap: people don't see the field, so whoever fills
 * it in is a robot.
 */
export type EarlyAccessValues = v.InferOutput<typeof earlyAccessSchema>;

/** An empty form (docs/behaviour.md 5). */
export const emptyEarlyAccess: EarlyAccessValues = { email: '', acceptTerms: false, website: '' };
