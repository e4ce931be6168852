import * as v from 'valibot';

export interface EarlyAccessMessages {
  email: string;
  acceptTerms: string;
}

/** Longest valid email address (RFC 5321), in characters. */
const longestEmail = 254;

export const earlyAccessSchema = (messages: EarlyAccessMessages) =>
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      // Not `v.email`, which rejects the apostrophe in O'Neil.
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

/** The form's values (docs/behaviour.md 5). Only robots fill in `website`, which is hidden. */
export type EarlyAccessValues = v.InferOutput<ReturnType<typeof earlyAccessSchema>>;

export const emptyEarlyAccess: EarlyAccessValues = { email: '', acceptTerms: false, website: '' };
