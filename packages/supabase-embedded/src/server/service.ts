import { App, type EmailDriver, type EmailMessage } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { bodyLimitBytes, DonationSandbox, isDonationPath } from '@tuppence/donation-sandbox';
import { type BackendKeys, machineKeys } from '../accounts/keys.ts';
import { allowedOrigins } from '../accounts/redirects.ts';
import { openDatabase } from '../database/database.ts';
import { hasRoom } from '../database/disk-space.ts';
import { noteHolder, takeLock } from '../database/lock.ts';
import { QueueFullError, RequestQueue } from '../database/request-queue.ts';
import { prepareSchema, storeForHealth } from '../database/schema.ts';
import type { RateLimits } from '../limits/limits.ts';
import { network } from '../limits/network.ts';
import { kindOf } from '../log.ts';
import { Mailbox } from '../mail/mailbox.ts';
import { Outbox } from '../mail/outbox.ts';
import { operatorAnswer } from '../operations/operator.ts';
import { projectPaths } from '../paths.ts';
import { createHandler } from './handler.ts';
import {
  clientAddress,
  isLocal,
  type ProxyTrust,
  problem,
  readBody,
  sharedAddress,
} from './requests.ts';
import { readSettings } from './settings.ts';

export type BackendOptions = ProxyTrust & {
  project: string;
  /** The data folder, or "memory". Default: `TUPPENCE_DATA`, or `.temp/db` of the project. */
  dataDir?: string | undefined;
  /** The site's origin, where links in emails lead. Default: `site_url` of config.toml. */
  siteUrl?: string | undefined;
  /** Default: the project's `.temp/keys.json`. */
  keys?: BackendKeys | undefined;
  /** Adds the demo donor and the sample charities. Default: false. */
  seed?: boolean | undefined;
  /** Sends the emails. Default: a local mailbox, shown at /_mailbox. */
  mail?: EmailDriver | undefined;
  /** Default: `[auth.rate_limit]` and `max_frequency` of config.toml. */
  limits?: Partial<RateLimits> | undefined;
  log?: ((line: string) => void) | undefined;
};

export type Backend = {
  keys: BackendKeys;
  /** Null if emails are sent. */
  mailbox: Mailbox | null;
  /** Emails given up since the start: refused for good, or undelivered for a day. */
  mailsGivenUp: () => number;
  turnMs: () => number;
  /** Rejects if no row can be stored. */
  store: () => Promise<void>;
  /** For tests only. */
  connection: PgliteConnection;
  /** `address` is undefined for calls within the process. */
  fetch: (request: Request, peer?: { address?: string | undefined }) => Promise<Response>;
  /** Records the backend's address in the data folder, for the operator's tools. */
  announce: (url: string) => void;
  /** Finishes accepted requests, then releases the data folder. */
  close: () => Promise<void>;
};

/** `createBackend` shares the backend within the process. */
export async function startService(dataDir: string, options: BackendOptions): Promise<Backend> {
  process.env.LITE_TELEMETRY = '0';
  // A low cost is safe: `@supabase/lite` never hashes a real password (see accounts.ts).
  process.env.LITE_AUTH_BCRYPT_COST = '4';
  const folder = dataDir === 'memory' ? null : dataDir;
  const unlock = folder === null ? () => undefined : takeLock(folder);
  let connection: PgliteConnection | undefined;
  try {
    connection = await openDatabase(folder, projectPaths(options.project).emptyCluster);
    return await serve(connection, folder, unlock, options);
  } catch (error) {
    await connection?.close();
    unlock();
    throw error;
  }
}

async function serve(
  connection: PgliteConnection,
  folder: string | null,
  unlock: () => void,
  options: BackendOptions,
): Promise<Backend> {
  const paths = projectPaths(options.project);
  const keys = options.keys ?? machineKeys(paths.keys);
  const settings = readSettings(paths);
  Object.assign(settings.limits, options.limits);
  const log = options.log ?? console.log;
  const siteUrl = options.siteUrl ?? settings.auth.site_url;
  const origins = allowedOrigins(siteUrl, settings.auth.additional_redirect_urls);
  const mails: EmailMessage[] = [];
  const app = new App({
    connection,
    api: settings.api,
    auth: {
      ...settings.auth,
      site_url: siteUrl,
      additional_redirect_urls: [...origins].map((one) => `${one}/**`),
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
    },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: { send: async (mail) => void mails.push(mail) } },
    },
  });

  const database = connection.driver;
  const seeds = options.seed ? paths.seeds : [];
  await prepareSchema(database, () => app.ensureSystemSchema(), paths.migrations, seeds, log);

  const queue = new RequestQueue();
  const mailbox = options.mail ? null : new Mailbox(log);
  const outbox = options.mail ? new Outbox({ database, queue, driver: options.mail, log }) : null;
  void outbox?.wake();
  const handler = createHandler({
    ask: async (request) => {
      const response = await app.fetch(request, { peerAddress: null });
      // Reading the body may use the database, so it must end before the next request begins.
      const body = response.body ? await response.arrayBuffer() : null;
      return new Response(body, response);
    },
    database,
    queue,
    keys,
    settings,
    siteUrl,
    origins,
    templates: paths.templates,
    mails,
    deliver: async (mail) => {
      await outbox?.add(mail);
      await mailbox?.send(mail);
    },
    delivered: () => void outbox?.wake(),
    hasRoom: () => hasRoom(folder),
  });
  await handler.mailMissed().catch((error: unknown) => {
    log(`[mail] closed accounts wait for their email (${kindOf(error)})`);
  });
  let hasWarned = false;
  const donations = new DonationSandbox();
  const answerOperator = operatorAnswer(database, queue, keys);
  const answer = async (request: Request, address?: string): Promise<Response> => {
    const url = new URL(request.url);
    if (mailbox && /^\/_mailbox(\.json$|\/|$)/.test(url.pathname)) {
      return isLocal(request, address) ? mailbox.answer(url) : problem(404, 'Not found');
    }
    if (/^\/_operator(\/|$)/.test(url.pathname)) return answerOperator(request, address);
    const client = clientAddress(request, address, options);
    if (client === sharedAddress && !hasWarned) {
      hasWarned = true;
      log('[server] the proxy sends no visitor addresses, so all visitors share the limits of one');
    }
    if (isDonationPath(url.pathname)) {
      const body = await readBody(request, bodyLimitBytes);
      const caller = client === null ? null : network(client);
      return donations.answer(request, body instanceof Response ? null : body, caller);
    }
    return handler.answer(request, client);
  };

  return {
    keys,
    mailbox,
    mailsGivenUp: () => outbox?.givenUp ?? 0,
    turnMs: () => queue.turnMs,
    store: async () => {
      if (!hasRoom(folder)) throw new Error('The disk is full');
      await queue.run(() => database.query(storeForHealth));
    },
    connection,
    announce: (url) => {
      if (folder !== null) noteHolder(folder, url);
    },
    fetch: (request, peer) =>
      answer(request, peer?.address).catch((error: unknown) => {
        if (error instanceof QueueFullError) return error.answer;
        log(`[backend] ${kindOf(error)} while answering ${request.method}`);
        return problem(500, 'Something went wrong');
      }),
    close: async () => {
      await queue.idle();
      await outbox?.close();
      await handler.close();
      await connection.close();
      unlock();
    },
  };
}
