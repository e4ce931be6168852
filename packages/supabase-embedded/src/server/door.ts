import { domainToASCII } from 'node:url';
import { type Call, calls, type Field, type Fields } from '../../supabase/calls.ts';
import type { BackendKeys } from '../accounts/keys.ts';
import { problem } from '../problems.ts';

/** A call of the list, with what may pass. */
export type AdmittedCall = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: Record<string, unknown> | undefined;
};

const passedHeaders = ['apikey', 'authorization', 'user-agent'];
const mostBytes = 4096;
const longestText = 2048;
/** After the @: letters, digits, dots and hyphens, also those of other scripts, but not of ASCII alone. */
const internationalDomain = /(?<=@)(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.。．｡-]+$/u;

const refused = (status: number, reason: string, headers?: Record<string, string>) =>
  problem(
    status,
    `${reason} This server only answers the calls listed in supabase/calls.ts.`,
    headers,
  );

/** Checks a request against the list, as far as possible before its body is read. */
export async function admit(request: Request, keys: BackendKeys): Promise<AdmittedCall | Response> {
  const { pathname: path, searchParams } = new URL(request.url);
  const { method, headers } = request;
  const there = calls.filter((one) => one.path === path);
  if (there.length === 0) return refused(404, 'Not found.');
  const call = there.find((one) => one.method === method);
  if (!call)
    return refused(405, 'Method not allowed.', {
      Allow: there.map((one) => one.method).join(', '),
    });
  if (call.key !== 'none' && headers.get('apikey') !== keys[call.key ?? 'publishable'])
    return problem(401, 'Invalid API key');
  const query = Object.fromEntries(searchParams);
  const patterns = call.query ?? {};
  const isListed =
    searchParams.size === Object.keys(query).length &&
    Object.keys(query).every((name) => Object.hasOwn(patterns, name)) &&
    Object.entries(patterns).every(([name, pattern]) => pattern.test(query[name] ?? ''));
  if (!isListed) return refused(400, 'The query is not on the list.');
  const body = await bodyOf(request, call);
  if (body instanceof Response) return body;
  const passed = passedHeaders.map((name) => [name, headers.get(name) ?? '']);
  return { method, path, query, headers: Object.fromEntries(passed), body };
}

async function bodyOf(request: Request, { body: fields, bytes = mostBytes }: Call) {
  const limit = fields ? bytes : 0;
  const { headers } = request;
  const isJson = /^application\/json(;\s*charset=utf-8)?$/i.test(headers.get('content-type') ?? '');
  if (fields && fields !== 'unread' && (!isJson || headers.has('content-encoding')))
    return refused(415, 'The body must be JSON.');
  const read = await readBody(request, limit);
  if (read === null) return refused(413, `The body may have at most ${limit} bytes.`);
  if (!fields || fields === 'unread') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(read), storable);
  } catch {
    return refused(400, 'The body is not JSON that can be stored.');
  }
  return listed(fields, value) ?? refused(400, 'A field of the body is not on the list.');
}

/** Returns null for a larger body. */
export async function readBody(request: Request, limit: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Postgres cannot store NUL or half of a surrogate pair. */
function storable(key: string, value: unknown): unknown {
  const texts = [key, ...(typeof value === 'string' ? [value] : [])];
  if (texts.some((text) => /\0|\p{Surrogate}/u.test(text)))
    throw new Error('The text cannot be stored.');
  return value;
}

/** Returns what may pass of an object, or null if it has other fields. */
function listed(fields: Fields, value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const passed: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(value)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === 'unused') continue;
    const may = field && passing(field, entry);
    if (may === undefined) return null;
    passed[name] = may;
  }
  return passed;
}

/** Returns undefined if the list does not allow the value. */
function passing(field: Field, value: unknown): unknown {
  if (typeof field === 'object' && !(field instanceof RegExp))
    return listed(field, value) ?? undefined;
  if (field === 'boolean') return typeof value === 'boolean' ? value : undefined;
  if (typeof value !== 'string' || value.length > longestText) return undefined;
  if (field instanceof RegExp && !field.test(value)) return undefined;
  return field === 'address' ? meantAddress(value) : value;
}

/**
 * Without what a paste leaves around it, as in the site's forms (`pastedAddress` of `@tuppence/ui`), and with
 * its domain in ASCII: `bücher.example` and `xn--bcher-kva.example` are one.
 */
function meantAddress(pasted: string): string {
  const address = pasted
    .replace(/^[^<]*<([^<>]*)>[\s,;]*$/, '$1')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^[\p{Cf}\p{Zs}"'“‘(]+|[\p{Cf}\p{Zs}.,;:!)"'”’]+$/gu, '');
  return address.replace(internationalDomain, (domain) => domainToASCII(domain) || domain);
}
