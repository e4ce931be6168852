/** Deeper than any body that a client of the site sends. The service and the database fail at a depth that a body can easily reach. */
const deepest = 32;

/** True for text that Postgres cannot store: NUL, or half of a surrogate pair. */
function isUnstorable(text: string): boolean {
  return text.includes('\0') || /\p{Surrogate}/u.test(text);
}

function isSound(value: unknown, depth: number): boolean {
  if (depth > deepest) return false;
  if (typeof value === 'string') return !isUnstorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([key, entry]) => !isUnstorable(key) && isSound(entry, depth + 1),
  );
}

/** Character by character: a pattern would begin anew at every quote of a text that is never closed. */
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

/**
 * The value of a JSON text; throws a sentence where there is none, where it is nested too deeply,
 * or where it holds text that cannot be stored.
 */
export function readJson(text: string): unknown {
  // Before parsing: the parser itself gives up on what is nested too deeply.
  if (isDeep(text)) throw new Error('The body is nested too deeply.');
  const value = JSON.parse(text) as unknown;
  if (!isSound(value, 0)) throw new Error('The body holds characters that cannot be stored.');
  return value;
}
