import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo, BlockList } from 'node:net';
import { type Backend, createBackend, isBackendPath } from './backend.ts';
import { withBoundary } from './boundary.ts';
import { healthCheck } from './health.ts';
import { closeServer, listen, localUrl } from './http-server.ts';
import type { BackendKeys } from './keys.ts';
import { backendListener } from './listener.ts';
import { createLog, type Log, pathForLog } from './log.ts';
import { Site } from './site-files.ts';
import { smtpDriver } from './smtp.ts';
import { StartError } from './start-error.ts';
import { type HeadersOf, pathOf, serveFile } from './static.ts';

export { StartError } from './start-error.ts';

export type ServerOptions = {
  /** The folder with config.toml, migrations, mail templates and seed. */
  project: string;
  /** Folder of the built site, or a link that leads to the folder of its newest release. */
  site: string;
  /** Default 4173; 0 takes a free one. */
  port?: number | undefined;
  /** Address to listen on. Default 127.0.0.1: the site is this machine's own. */
  host?: string | undefined;
  /** A folder, or "memory". Default: `TUPPENCE_DATA`, else `.temp/db` of the project. */
  dataDir?: string | undefined;
  /** Proxies on other machines whose note of the visitor's address counts. Default: none. */
  proxies?: BlockList | undefined;
  /** Proxies between visitor and server. Default: 1. */
  proxyHops?: number | undefined;
  /** Default: the keys of this machine. */
  keys?: BackendKeys | undefined;
  /** Origin in mails. Default: http://localhost with the port. */
  siteUrl?: string | undefined;
  /** True: no demo donor, no mailbox; mails leave by SMTP, and answers are logged. Default false. */
  production?: boolean | undefined;
  /** Headers of every answer: the Content-Security-Policy and its companions. */
  headers?: HeadersOf | undefined;
  log?: Log | undefined;
};

export type RunningServer = { url: string; backend: Backend; close: () => Promise<void> };

/** Site and embedded backend on one origin. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port = 4173, host = '127.0.0.1', project, site, headers, log = createLog() } = options;
  if (!existsSync(site)) {
    throw new StartError(`There is no built site at ${site}. "npm start" builds it first.`);
  }
  // The port comes first: a second start must say "busy", and not touch the data.
  const server = await listen(port, host);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const opening = createBackend({
      project,
      dataDir: options.dataDir,
      proxies: options.proxies,
      proxyHops: options.proxyHops,
      production: options.production,
      keys: options.keys,
      siteUrl: options.siteUrl ?? url,
      seed: !options.production,
      mail: options.production ? smtpDriver(process.env) : undefined,
      log: (line) => log.info(line),
    });
    opening.catch(() => undefined);
    serve(server, opening, new Site(site), headers, log, options.production ?? false);
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
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function serve(
  server: Server,
  opening: Promise<Backend>,
  site: Site,
  headers: HeadersOf = () => ({}),
  log: Log,
  logsAnswers: boolean,
): void {
  const answerBackend = backendListener(opening);
  const checks = opening.then(healthCheck);
  checks.catch(() => undefined);
  const handle = withBoundary(async (request, response) => {
    const path = pathOf(request);
    const release = site.current();
    for (const [name, value] of Object.entries(headers(path, release.folder)))
      response.setHeader(name, value);
    if (logsAnswers && (isBackendPath(path) || path === '/health')) {
      const began = performance.now();
      response.once('finish', () => {
        const ms = Math.round(performance.now() - began);
        const fields = { path: pathForLog(path), status: response.statusCode, ms };
        log.info('[server] answered', { method: request.method ?? '', ...fields });
      });
    }
    if (path === '/health') await (await checks)(response);
    else if (isBackendPath(path)) await answerBackend(request, response);
    else serveFile(site, release, request, response);
  }, log);
  server.on('request', (request, response) => void handle(request, response));
}
