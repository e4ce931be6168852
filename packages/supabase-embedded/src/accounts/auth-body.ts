import { readJson } from '../server/json.ts';
import { authProblem, invalidBody } from './auth-problems.ts';

type Fields = Record<string, 'text' | 'email' | 'object'>;

/** The accepted fields, by path. All others are removed. */
const fields: Record<string, Fields> = {
  '/auth/v1/signup': { email: 'email', password: 'text', data: 'object' },
  '/auth/v1/token': { email: 'email', password: 'text', refresh_token: 'text' },
  '/auth/v1/verify': { type: 'text', email: 'email', token: 'text', token_hash: 'text' },
  '/auth/v1/recover': { email: 'email' },
  '/auth/v1/resend': { type: 'text', email: 'email' },
  '/auth/v1/user': { email: 'email', password: 'text', data: 'object' },
  '/auth/v1/logout': { scope: 'text' },
};

/** Only the fields that this server reads itself. */
export type AuthBody = { email?: string; password?: string; refresh_token?: string; type?: string };

/** In characters. A name of 500 letters fits. */
const longestData = 4096;
const longestText = 2048;
const longestEmail = 254;
/** One address, not a list, without quotes, spaces or invisible characters. */
const plausibleEmail =
  /^[^\s@,;:<>()[\]"\\\p{C}\p{Z}]+@[^\s@,;:<>()[\]"\\\p{C}\p{Z}]+\.[^\s@.,;:<>()[\]"\\\p{C}\p{Z}]+$/u;

/** Mail servers must read the address as written, so full-width letters fail. */
function isPlausibleEmail(text: string): boolean {
  const [name = ''] = text.split('@');
  return (
    text.length <= longestEmail &&
    name.length <= 64 &&
    plausibleEmail.test(text) &&
    text === text.normalize('NFKC')
  );
}

export function readAuthBody(path: string, text: string): AuthBody | Response {
  const known = fields[path] ?? {};
  let value: unknown;
  try {
    value = text === '' ? {} : readJson(text);
  } catch {
    return authProblem(400, 'bad_json', 'Could not parse request body as JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return authProblem(400, 'bad_json', 'The request body must be a JSON object');
  const body: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(value)) {
    const kind = known[name];
    if (!kind || entry === null) continue;
    const problem = problemOf(name, kind, entry);
    if (problem) return invalidBody(problem);
    // An address belongs to one account, in any letter case.
    body[name] = kind === 'email' ? (entry as string).toLowerCase() : entry;
  }
  return body as AuthBody;
}

function problemOf(name: string, kind: Fields[string], value: unknown): string | null {
  if (kind === 'object') {
    if (typeof value !== 'object' || Array.isArray(value)) return `"${name}" must be an object`;
    return JSON.stringify(value).length > longestData ? `"${name}" is too large` : null;
  }
  if (typeof value !== 'string') return `"${name}" must be text`;
  if (value.length > longestText) return `"${name}" is too long`;
  if (kind === 'email' && value !== '' && !isPlausibleEmail(value))
    return 'Unable to validate email address: invalid format';
  return null;
}
