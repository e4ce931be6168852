import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from './start-error.ts';

/** So many open connections leave file descriptors for the site and the database. */
const maxConnections = 5000;
/** A client that takes longer than this to send a request is disconnected, in ms; also the interval of that check. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};
/** A client that neither sends nor takes a byte for so long is disconnected: it holds an answer that it never reads. */
const stillForMs = 120_000;

/** Takes the port, or throws a sentence that says why not. */
export async function listen(
  port: number,
  host: string,
  idleMs: number = stillForMs,
): Promise<Server> {
  const server = createServer(timeouts);
  server.timeout = idleMs;
  server.maxConnections = maxConnections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
        EACCES: `Port ${port} needs more rights. Choose one above 1023: PORT=4173 npm start`,
        EADDRNOTAVAIL: `HOST names ${host}, which is no address of this machine.`,
        ENOTFOUND: `HOST names ${host}, which cannot be found.`,
      };
      reject(new StartError(reasons[error.code ?? ''] ?? error.message));
    });
    server.listen(port, host, resolve);
  });
  return server;
}

/** Takes no more, and ends when what is in flight has been answered. */
export function closeServer(server: Server): Promise<void> {
  return new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // A browser holds its connections open; after this pause nothing is in flight any more.
    setTimeout(() => server.closeAllConnections(), 2000).unref();
  });
}

/** Where a tool on this machine finds the server. */
export function localUrl(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
