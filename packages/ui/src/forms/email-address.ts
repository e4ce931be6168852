import * as v from 'valibot';

/** In characters (RFC 5321). */
const longestEmail = 254;

/** `unexpected` is a character that keeps the text from being an address, if one does. */
export type EmailMessage = string | ((unexpected?: string) => string);

/** The address in what was pasted, e.g. in `Ada <ada@example.org>`, without invisible characters. */
export const pastedAddress = (text: string): string =>
  text
    .replace(/\p{C}/gu, '')
    .replace(/^.*<|>.*$/g, '')
    .replace(/^\s*mailto:([^?]*).*/i, '$1')
    .replace(/^[\s"'“‘(]+|[^\p{L}\d]+$/gu, '');

/** Validates an email address, of which `pastedAddress` is the output. */
export function emailAddress(message: EmailMessage) {
  const invalid = ({ input }: { input: string }) =>
    typeof message === 'string' ? message : message(/^(?=.*@).*?([^!-~]|,)/u.exec(input)?.[1]);
  return v.pipe(
    v.string(),
    v.transform(pastedAddress),
    // Not `v.email`, which rejects the apostrophe in O'Neil.
    v.rfcEmail(invalid),
    v.regex(/@.+\.[^.]{2,}$/, invalid),
    v.maxLength(longestEmail, invalid),
  );
}
