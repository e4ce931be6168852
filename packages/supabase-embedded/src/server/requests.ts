import { type BlockList, isIP } from 'node:net';

/** The largest body that the site sends is a sign-up of about 1 kB. */
const bodyLimitBytes = 256 * 1024;

const readMethods = ['GET', 'HEAD'];
const methods: [path: RegExp, allowed: string[]][] = [
  // No HEAD: email scanners send it before the donor opens the link, and it would use the link up.
  [/^\/auth\/v1\/verify$/, ['GET', 'POST', 'OPTIONS']],
  [/^\/auth\/v1\/(signup|token|recover|resend|logout)$/, ['POST', 'OPTIONS']],
  [/^\/auth\/v1\/user$/, ['GET', 'PUT', 'OPTIONS']],
  [/^\/auth\/v1\/(health|settings|\.well-known\/[\w.-]+)$/, [...readMethods, 'OPTIONS']],
  [/^\/rest\/v1(\/.*)?$/, [...readMethods, 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']],
];

/** An error response in this server's own format. */
export function problem(status: number, message: string, headers: Record<string, string> = {}) {
  return Response.json({ code: status, message }, { status, headers });
}

/** An error response in the format of PostgREST. */
export function restProblem(
  status: number,
  code: string,
  message: string,
  hint: string | null = null,
  headers: Record<string, string> = {},
) {
  return Response.json(
    { code, message, details: null, hint },
    { status, headers: { 'Access-Control-Allow-Origin': '*', ...headers } },
  );
}

/**
 * `methods` leaves out `/_system`, and sign-in with one-time codes, which would confirm an address
 * without an email.
 */
export function refusal(request: Request, { pathname, search }: URL): Response | null {
  if (!isReadable(pathname) || !isReadable(search.replaceAll('+', ' ')))
    return problem(400, 'The address contains invalid characters.');
  if (pathname.startsWith('/rest/v1') && hasPatternFilter(search))
    return problem(400, 'Filters by regular expression are not supported.');
  if (pathname.startsWith('/rest/v1') && hasTooManyParts(search))
    return problem(400, 'The query has too many parts.');
  const allowed = methods.find(([path]) => path.test(pathname))?.[1];
  if (!allowed) return problem(404, 'Not found');
  if (allowed.includes(request.method)) return null;
  return problem(405, 'Method not allowed', { Allow: allowed.join(', ') });
}

/** Whether a filter uses `match` or `imatch`, which could block the database for hours. */
function hasPatternFilter(search: string): boolean {
  const isPattern = /(^|[\s.,(])i?match\s*(\(\s*(any|all)\s*\)\s*)?\./i;
  return [...new URLSearchParams(search).values()].some((value) => isPattern.test(value));
}

/**
 * Whether a query has such deep nesting that parsing it could block the server, or thousands of
 * columns. The limits are far above the site's own queries, which have a few brackets and commas.
 */
function hasTooManyParts(search: string): boolean {
  const count = (sign: RegExp) => decodeURIComponent(search).match(sign)?.length ?? 0;
  return count(/\(/g) > 50 || count(/,/g) > 1000;
}

/** Returns false for invalid escapes, and for NUL, which Postgres can neither store nor compare. */
function isReadable(text: string): boolean {
  try {
    return !decodeURIComponent(text).includes('\0');
  } catch {
    return false;
  }
}

export async function readBody(
  request: Request,
  limitBytes = bodyLimitBytes,
): Promise<string | Response> {
  const tooLarge = () => problem(413, `The body may have at most ${limitBytes} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return tooLarge();
  if (!request.body) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body) {
    size += part.byteLength;
    if (size > limitBytes) return tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export type ProxyTrust = {
  /** Trusted proxies on other machines. Those on this machine are always trusted. */
  proxies?: BlockList | undefined;
  /** The number of proxies between the visitor and the server. Default 1. */
  proxyHops?: number | undefined;
  /** Whether limits apply if a trusted peer sends no visitor's address. Default false. */
  production?: boolean | undefined;
};

/** Stands for every visitor whose address the proxy did not send. */
export const sharedAddress = '0.0.0.0';

/**
 * Returns the address that limits count: the peer's, or one that a trusted proxy sent. Null means
 * no limits by address: this process, or in development a trusted peer, sent the request without
 * an address.
 */
export function clientAddress(
  request: Request,
  peer: string | undefined,
  { proxies, proxyHops = 1, production = false }: ProxyTrust = {},
): string | null {
  if (peer !== undefined && !loopback.test(peer) && !isListed(peer, proxies))
    return plainAddress(peer);
  const header = request.headers.get('x-forwarded-for') ?? '';
  const entries = header.split(',').flatMap((entry) => entry.trim() || []);
  if (entries.length === 0 && (peer === undefined || !production)) return null;
  // Each proxy appends the address that it saw. Entries before those of our proxies may be forged.
  const address = entries.at(-proxyHops) ?? '';
  return isIP(address) === 0 ? sharedAddress : plainAddress(address);
}

/** The address as Postgres reads it: no `::ffff:` before IPv4, no zone of a link-local address. */
const plainAddress = (address: string) =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

const addressHeaders =
  /^(forwarded|x-forwarded-.*|x-real-ip|(true-|x-)?client-ip|x-cluster-client-ip|(cf|fastly)-.*|x-appengine-.*)$/;

/** Removes headers that claim to name the client's address. Sends `address`, if any, instead. */
export function withAddress(headers: Headers, address: string | null): Headers {
  const kept = new Headers([...headers].filter(([name]) => !addressHeaders.test(name)));
  if (address !== null) kept.set('x-forwarded-for', address);
  return kept;
}

function isListed(peer: string, list: BlockList | undefined): boolean {
  const plain = plainAddress(peer);
  return list?.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4') ?? false;
}

/** Whether the request was made on this machine: neither forwarded nor under another host name. */
export function isLocal(request: Request, peer: string | undefined): boolean {
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) =>
    request.headers.has(name),
  );
  return (peer === undefined || loopback.test(peer)) && !forwarded && hasLoopbackName(request.url);
}

export function hasLoopbackName(url: string): boolean {
  return loopbackName.test(new URL(url).hostname);
}
