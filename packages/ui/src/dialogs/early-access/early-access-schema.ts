import * as v from 'valibot';

/** What is said of an entry that cannot be sent. */
export interface EarlyAccessMessages {
  /** The address is none. */
  email: string;
  /** The box is not ticked. */
  acceptTerms: string;
}

/** Longest address that mail can be sent to (RFC 5321), in characters. */
const longestEmail = 254;

/** The rules of the form, with the messages of the caller. */
export const earlyAccessSchema = (messages: EarlyAccessMessages) =>
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      // Not the plain `email`: that one refuses the apostrophe of an O'Neil.
      v.rfcEmail(messages.email),
      v.regex(/@.+\.[^.]{2,}$/, messages.email),
      v.maxLength(longestEmail, messages.email),
    ),
    acceptTerms: v.pipe(
      v.boolean(),
      v.check((accepted) => accepted, messages.acceptTerms),
    ),
    website: v.string(),
  });

/**
 * What a person entered (docs/behaviour.md 5). `website` is a trap: people don't see the field, so whoever fills
 * it in is a robot.
 */
export type EarlyAccessValues = v.InferOutput<ReturnType<typeof earlyAccessSchema>>;

/** An empty form (docs/behaviour.md 5). */
export const emptyEarlyAccess: EarlyAccessValues = { email: '', acceptTerms: false, website: '' };
