import { type BlockList, isIP } from 'node:net';

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
  if (peer !== undefined && !isProxy(peer, proxies)) return plainAddress(peer);
  const header = request.headers.get('x-forwarded-for') ?? '';
  const entries = header.split(',').flatMap((entry) => entry.trim() || []);
  if (entries.length === 0 && (peer === undefined || !production)) return null;
  // Each proxy appends the address that it saw. Entries before those of our proxies may be forged.
  const address = entries.at(-proxyHops) ?? '';
  return isIP(address) === 0 ? sharedAddress : plainAddress(address);
}

/** The address as Postgres reads it: no `::ffff:` before IPv4, no zone of a link-local address. */
export const plainAddress = (address: string) =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** Whether the peer is on this machine or one of the trusted proxies. */
export function isProxy(peer: string, proxies: BlockList | undefined): boolean {
  const plain = plainAddress(peer);
  const isListed = proxies?.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4') ?? false;
  return isListed || loopback.test(peer);
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
