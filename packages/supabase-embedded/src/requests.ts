import { type BlockList, isIP } from 'node:net';

/** A body above this many bytes is refused; the largest one that the site sends is a sign-up of about 1 kB. */
const bodyLimitBytes = 256 * 1024;

const readMethods = ['GET', 'HEAD'];
const methods: [path: RegExp, allowed: string[]][] = [
  // HEAD would spend a confirmation link, and mail scanners ask with HEAD before the donor does.
  [/^\/auth\/v1\/verify$/, ['GET', 'POST', 'OPTIONS']],
  [/^\/auth\/v1\/(signup|token|recover|resend|logout)$/, ['POST', 'OPTIONS']],
  [/^\/auth\/v1\/user$/, ['GET', 'PUT', 'OPTIONS']],
  [/^\/auth\/v1\/(health|settings|\.well-known\/[\w.-]+)$/, [...readMethods, 'OPTIONS']],
  [/^\/rest\/v1(\/.*)?$/, [...readMethods, 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']],
];

/** A refusal before the service was asked. */
export function problem(status: number, message: string, headers: Record<string, string> = {}) {
  return Response.json({ code: status, message }, { status, headers });
}

/**
 * Refuses what must not reach the service: any path but the data and account ones in use (so no
 * `/_system`, and no one-time-code sign-in, which would confirm addresses without a link in a mail).
 */
export function refusal(request: Request, { pathname, search }: URL): Response | null {
  if (!isReadable(pathname) || !isReadable(search.replaceAll('+', ' ')))
    return problem(400, 'The address holds characters that cannot be read.');
  if (pathname.startsWith('/rest/v1') && asksByPattern(search))
    return problem(400, 'Filters by regular expression are not offered.');
  const allowed = methods.find(([path]) => path.test(pathname))?.[1];
  if (!allowed) return problem(404, 'Not found');
  if (allowed.includes(request.method)) return null;
  return problem(405, 'Method not allowed', { Allow: allowed.join(', ') });
}

/**
 * True for PostgREST's `match` and `imatch`: one expression with back references keeps the database,
 * which is everybody's, at work for hours.
 */
function asksByPattern(search: string): boolean {
  const isPattern = /(^|[\s.,(])i?match\s*(\(\s*(any|all)\s*\)\s*)?\./i;
  return [...new URLSearchParams(search).values()].some((value) => isPattern.test(value));
}

/** False for mangled escapes, and for NUL, which Postgres cannot store or compare. */
function isReadable(text: string): boolean {
  try {
    return !decodeURIComponent(text).includes('\0');
  } catch {
    return false;
  }
}

/** The body as text, or the answer that it is too large. */
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

/** How the addresses of visitors reach the server. */
export type ProxyTrust = {
  /** Proxies on other machines whose note of the visitor's address counts; those on this one always do. */
  proxies?: BlockList | undefined;
  /** Proxies between visitor and server: the visitor's address is this entry from the right. Default: 1. */
  proxyHops?: number | undefined;
  /** True where each request comes through a proxy or from a visitor, never from a developer. */
  production?: boolean | undefined;
};

/** Counts for everybody whose address a proxy did not note: one budget, shared by all of them. */
export const sharedAddress = '0.0.0.0';

/**
 * Whom a request comes from, for all limits: the peer, or what a trusted proxy noted. Null for requests of
 * this process and a developer's own.
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
  const address = entries.at(-proxyHops) ?? '';
  return isIP(address) === 0 ? sharedAddress : plainAddress(address);
}

/** An address as Postgres reads it: IPv4 not as IPv6, and no zone of a link-local one. */
const plainAddress = (address: string) =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

const claims =
  /^(forwarded|x-forwarded-.*|x-real-ip|(true-|x-)?client-ip|x-cluster-client-ip|(cf|fastly)-.*|x-appengine-.*)$/;

/** The headers without anything that claims an address, and with the one that was decided. */
export function withAddress(headers: Headers, address: string | null): Headers {
  const kept = new Headers([...headers].filter(([name]) => !claims.test(name)));
  if (address !== null) kept.set('x-forwarded-for', address);
  return kept;
}

function isListed(peer: string, list: BlockList | undefined): boolean {
  const plain = plainAddress(peer);
  return list?.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4') ?? false;
}

/** True for a request typed on this very machine: neither forwarded nor under a foreign name. */
export function isLocal(request: Request, peer: string | undefined): boolean {
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) =>
    request.headers.has(name),
  );
  return (peer === undefined || loopback.test(peer)) && !forwarded && hasLoopbackName(request.url);
}

/** Whether the address names this very machine. */
export function hasLoopbackName(url: string): boolean {
  return loopbackName.test(new URL(url).hostname);
}
