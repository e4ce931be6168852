import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OperatorError } from '../errors.ts';
import { createLog, type Log, pathForLog } from '../log.ts';
import { smtpDriver } from '../mail/smtp.ts';
import { type Backend, type BackendOptions, createBackend, isBackendPath } from './backend.ts';
import { withBoundary } from './boundary.ts';
import { healthCheck } from './health.ts';
import { closeServer, listen, localUrl } from './http-server.ts';
import { backendListener } from './listener.ts';
import { isProxy } from './requests.ts';
import { type HeadersOf, siteHandler } from './static.ts';

export type ServerOptions = Omit<BackendOptions, 'log' | 'limits' | 'mail' | 'seed'> & {
  /** The folder of the built site, or a symbolic link to the newest release. */
  site: string;
  /** 0 takes a free port. */
  port: number;
  /** Default 127.0.0.1, which only this machine can reach. */
  host?: string | undefined;
  headers?: HeadersOf | undefined;
  /** Reported by /health. */
  sampleClaims?: number | undefined;
  log?: Log | undefined;
};

export type RunningServer = { url: string; backend: Backend; close: () => Promise<void> };

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, host = '127.0.0.1', site, log = createLog(), production = false } = options;
  if (!existsSync(site))
    throw new OperatorError(`There is no built site at ${site}. "npm start" builds it first.`);
  // Take the port first: a second start must fail before it opens the data folder.
  const server = await listen(port, host, { isProxy: (peer) => isProxy(peer, options.proxies) });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const opening = createBackend({
      ...options,
      siteUrl: options.siteUrl ?? url,
      seed: !production,
      mail: production ? smtpDriver(process.env) : undefined,
      siteName: process.env.VITE_SITE_NAME?.trim() || undefined,
      log: (line, level = 'info') => log[level](line),
    });
    opening.catch(() => undefined);
    serve(server, opening, log, options);
    const backend = await opening;
    backend.announce(localUrl(server));
    const close = async () => {
      await closeServer(server);
      await backend.close();
    };
    return { url, backend, close };
  } catch (error) {
    server.closeAllConnections();
    server.close();
    throw new OperatorError((error as Error).message, { cause: error });
  }
}

/** Serves the site at once, and the backend when it has opened. */
function serve(server: Server, opening: Promise<Backend>, log: Log, options: ServerOptions): void {
  const answerBackend = backendListener(opening);
  const check = healthCheck(opening, options.sampleClaims);
  const handle = siteHandler(options.site, options.headers, (path, request, response) => {
    const isHealth = path === '/health' && /^(GET|HEAD)$/.test(request.method ?? '');
    if (!isHealth && !isBackendPath(path)) return null;
    const began = performance.now();
    if (options.production)
      response.once('finish', () => {
        const ms = Math.round(performance.now() - began);
        const fields = { path: pathForLog(path), status: response.statusCode, ms };
        log.info('[server] answered', { method: request.method ?? '', ...fields });
      });
    return isHealth ? check(response) : answerBackend(request, response);
  });
  server.on('request', withBoundary(handle, log));
}
