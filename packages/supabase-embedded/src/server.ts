import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Backend, createBackend } from './backend.ts';
import { backendListener } from './listener.ts';
import { smtpDriver } from './mail.ts';
import { dataFolder } from './paths.ts';
import { siteHandler } from './static.ts';

export type ServerOptions = {
  /** The folder with config.toml, migrations, mail templates and seed. */
  project: string;
  /** Default 4173; 0 takes a free one. */
  port?: number | undefined;
  /** Address to listen on. Default 127.0.0.1: the site is this machine's own. */
  host?: string | undefined;
  /** Folder of the built site. */
  site: string;
  /** A folder, or "memory". Default: `TUPPENCE_DATA`, else `.temp/db` of the project. */
  dataDir?: string | undefined;
  /** Origin in mails. Default: http://localhost with the port. */
  siteUrl?: string | undefined;
  /** True: no demo donor, no mailbox; mails leave by SMTP. Default false. */
  production?: boolean | undefined;
  /** Headers of every answer, by path: the Content-Security-Policy and its companions. */
  headers?: ((path: string) => Record<string, string>) | undefined;
};

export type RunningServer = { url: string; backend: Backend; close: () => Promise<void> };

/** A failure that the person at the keyboard can mend: shown as one sentence, without a stack. */
export class StartError extends Error {}

/** Site and embedded backend on one origin. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port = 4173, host = '127.0.0.1', project, site, headers } = options;
  if (!existsSync(site)) {
    throw new StartError(`There is no built site at ${site}. "npm start" builds it first.`);
  }
  const server = createServer();
  // The port comes first: a second start must say "busy", and not touch the data.
  await listen(server, port, host);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const opening = createBackend({
      project,
      dataDir: options.dataDir,
      siteUrl: options.siteUrl ?? url,
      seed: !options.production,
      mail: options.production ? smtpDriver(process.env) : undefined,
    });
    opening.catch(() => undefined);
    const answer = backendListener(opening);
    const serveSite = siteHandler(site);
    server.on('request', (request, response) => {
      const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
      for (const [name, value] of Object.entries(headers?.(path) ?? {}))
        response.setHeader(name, value);
      answer(request, response, () => serveSite(request, response));
    });
    const backend = await opening;
    const close = async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        // A browser holds its connections open; after this pause nothing is in flight any more.
        setTimeout(() => server.closeAllConnections(), 2000).unref();
      });
      await backend.close();
    };
    return { url, backend, close };
  } catch (error) {
    server.closeAllConnections();
    server.close();
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
        EACCES: `Port ${port} needs more rights. Choose one above 1023: PORT=4173 npm start`,
      };
      reject(new StartError(reasons[error.code ?? ''] ?? error.message));
    });
    server.listen(port, host, resolve);
  });
}

/** `PORT` as a number; a typing error is a sentence rather than a random port. */
export function portFrom(text: string | undefined): number {
  if (!text) return 4173;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new StartError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
}

/** Starts from the environment, says where, and stops tidily on SIGINT and SIGTERM. */
export async function runServer(options: ServerOptions): Promise<void> {
  try {
    const production = process.env.TUPPENCE_MODE === 'production';
    const running = await startServer({
      port: portFrom(process.env.PORT),
      host: process.env.HOST || undefined,
      siteUrl:
        process.env.VITE_SITE_ORIGIN && production ? process.env.VITE_SITE_ORIGIN : undefined,
      production,
      ...options,
    });
    console.log(`Tuppence is at ${running.url}`);
    if (!production)
      console.log(
        `Mails are caught at ${running.url}/_mailbox. Data: ${dataFolder(options.project)}`,
      );
    let isStopping = false;
    const stop = () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      running.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
