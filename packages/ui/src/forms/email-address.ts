import * as v from 'valibot';

/** Longest valid email address (RFC 5321), in characters. */
const longestEmail = 254;

/** Validates an email address, and trims it. The waitlist and the page `/auth` share this rule. */
export const emailAddress = (message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    // Not `v.email`, which rejects the apostrophe in O'Neil.
    v.rfcEmail(message),
    v.regex(/@.+\.[^.]{2,}$/, message),
    v.maxLength(longestEmail, message),
  );
