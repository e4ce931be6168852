import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OperatorError } from '../errors.ts';
import { network } from '../limits/network.ts';
import { plainAddress } from './requests.ts';

/** With more, the site and the database could run out of file descriptors. */
const maxConnections = 5000;
/** So that one network address cannot take them all. A school has fewer. */
const mostFromOne = 1000;
/** In ms. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};

type ListenOptions = { idleMs?: number; isProxy?: (peer: string) => boolean };

export async function listen(
  port: number,
  host: string,
  { idleMs = 120_000, isProxy = () => false }: ListenOptions = {},
): Promise<Server> {
  const server = createServer(timeouts);
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress ?? '';
    if (isProxy(peer)) return;
    const caller = network(plainAddress(peer));
    const count = (change: number) => {
      const connections = (open.get(caller) ?? 0) + change;
      if (connections > 0) open.set(caller, connections);
      else open.delete(caller);
      return connections;
    };
    socket.once('close', () => count(-1));
    if (count(1) > mostFromOne) socket.destroy();
  });
  // A client that neither sends nor reads a byte for this long is disconnected.
  server.timeout = idleMs;
  server.maxConnections = maxConnections;
  server.listen(port, host);
  await once(server, 'listening').catch(({ code = '', message }: NodeJS.ErrnoException) => {
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is in use. Stop the other program, or set PORT to another port, such as ${port + 1}.`,
      EACCES: `Port ${port} is only for root. Set PORT to one above 1023, such as 4173.`,
      EADDRNOTAVAIL: `HOST names ${host}, which is not an address of this machine.`,
      ENOTFOUND: `HOST names ${host}, which is not a known host name.`,
    };
    throw new OperatorError(reasons[code] ?? message);
  });
  return server;
}

/** Resolves when the open connections have ended, in two seconds at most. */
export async function closeServer(server: Server): Promise<void> {
  setTimeout(() => server.closeAllConnections(), 2000).unref();
  server.close();
  await once(server, 'close');
}

export function localUrl(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
