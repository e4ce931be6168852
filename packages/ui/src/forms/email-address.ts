import * as v from 'valibot';

/** In characters (RFC 5321). */
const longestEmail = 254;

/** Validates an email address, and trims it. */
export const emailAddress = (message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    // Not `v.email`, which rejects the apostrophe in O'Neil.
    v.rfcEmail(message),
    v.regex(/@.+\.[^.]{2,}$/, message),
    v.maxLength(longestEmail, message),
  );
