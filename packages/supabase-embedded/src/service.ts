import { App, type EmailMessage } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { openDatabase } from './database.ts';
import { DonationSandbox, isDonationPath } from './donations.ts';
import { hasRoom } from './folder-errors.ts';
import { createHandler } from './handler.ts';
import { type BackendKeys, machineKeys } from './keys.ts';
import { noteHolder, takeLock } from './lock.ts';
import { Mailbox } from './mailbox.ts';
import { operatorAnswer } from './operator.ts';
import { Outbox } from './outbox.ts';
import { type ProjectPaths, projectPaths } from './paths.ts';
import { allowedOrigins } from './redirects.ts';
import { QueueFullError, RequestQueue } from './request-queue.ts';
import { clientAddress, isLocal, problem, sharedAddress } from './requests.ts';
import { prepareSchema, storeForHealth } from './schema.ts';
import type { Backend, BackendOptions, RequestContext } from './service-options.ts';
import { readSettings, type Settings } from './settings.ts';

/** Starts a backend of its own on `dataDir`; `createBackend` shares it within the process. */
export async function startService(dataDir: string, options: BackendOptions): Promise<Backend> {
  process.env.LITE_TELEMETRY = '0';
  // What the service hashes by itself are stand-ins (see accounts.ts).
  process.env.LITE_AUTH_BCRYPT_COST = '4';
  const paths = projectPaths(options.project);
  const keys = options.keys ?? machineKeys(paths.keys);
  const settings = readSettings(paths);
  const folder = dataDir === 'memory' ? null : dataDir;
  const unlock = folder === null ? () => undefined : takeLock(folder);
  try {
    const connection = await openDatabase(folder, paths.emptyCluster);
    const announce = (url: string) => {
      if (folder !== null) noteHolder(folder, url);
    };
    return await serve(connection, unlock, announce, folder, keys, settings, paths, options).catch(
      async (error) => {
        await connection.close();
        throw error;
      },
    );
  } catch (error) {
    unlock();
    throw error;
  }
}

async function serve(
  connection: PgliteConnection,
  unlock: () => void,
  announce: (url: string) => void,
  folder: string | null,
  keys: BackendKeys,
  settings: Settings,
  paths: ProjectPaths,
  options: BackendOptions,
): Promise<Backend> {
  const log = options.log ?? console.log;
  const mailbox = options.mail ? null : new Mailbox(log);
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
  const migrations = options.migrations ?? paths.migrations;
  const seeds = options.seed ? paths.seeds : [];
  await prepareSchema(database, () => app.ensureSystemSchema(), { migrations, seeds, log });

  const queue = new RequestQueue();
  const outbox = options.mail ? new Outbox(database, queue, options.mail, log) : null;
  outbox?.wake();
  const handler = createHandler({
    ask: (request) => app.fetch(request, { peerAddress: null }),
    database,
    queue,
    keys,
    settings: { ...settings, limits: { ...settings.limits, ...options.limits } },
    siteUrl,
    origins,
    templates: paths.templates,
    mails,
    deliver: outbox ? (mail) => outbox.add(mail) : (mail) => (mailbox as Mailbox).send(mail),
    delivered: () => outbox?.wake(),
    hasRoom: () => hasRoom(folder),
  });
  let hasWarned = false;
  const donations = new DonationSandbox();
  const answerOperator = operatorAnswer(database, queue, keys);
  const answer = async (request: Request, { address }: RequestContext = {}): Promise<Response> => {
    const url = new URL(request.url);
    if (mailbox && /^\/_mailbox(\.json$|\/|$)/.test(url.pathname)) {
      return isLocal(request, address) ? mailbox.answer(url) : problem(404, 'Not found');
    }
    if (/^\/_operator(\/|$)/.test(url.pathname)) return answerOperator(request, address);
    const client = clientAddress(request, address, options);
    if (client === sharedAddress && !hasWarned) {
      hasWarned = true;
      log('[server] the proxy notes no address of visitors: their limits share one budget');
    }
    if (isDonationPath(url.pathname)) return donations.answer(request, client);
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
    announce,
    fetch: (request, context) =>
      answer(request, context).catch((error: unknown) => {
        if (error instanceof QueueFullError) return error.answer;
        log(
          `[backend] ${error instanceof Error ? error.name : 'unknown error'} while answering ${request.method}`,
        );
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
