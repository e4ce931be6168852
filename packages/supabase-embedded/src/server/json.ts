/** The service and the database fail on much deeper bodies. */
const deepest = 32;

/** Postgres cannot store NUL or half of a surrogate pair. */
function isUnstorable(text: string): boolean {
  return text.includes('\0') || /\p{Surrogate}/u.test(text);
}

/** Reads each character, because a regular expression takes quadratic time for unclosed quotes. */
function isDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += mark === '\\' ? 1 : 0;
    else if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

export function readJson(text: string): unknown {
  // Check the depth first: the parser itself fails on deeply nested text.
  if (isDeep(text)) throw new Error('The body is nested too deeply.');
  return JSON.parse(text, (key, value: unknown) => {
    if (isUnstorable(key) || (typeof value === 'string' && isUnstorable(value)))
      throw new Error('The body contains characters that cannot be stored.');
    return value;
  });
}
