import { type BackendKeys, machineKeys } from '../accounts/keys.ts';
import { finishExchange, writeMarker } from '../database/data-folder.ts';
import { Database } from '../database/database.ts';
import { refuseDemoDonor } from '../database/demo.ts';
import { storageCheck } from '../database/disk-space.ts';
import { noteHolder, takeLock } from '../database/lock.ts';
import { versionsOf } from '../database/migrations.ts';
import { type LogLine, pathForLog } from '../log.ts';
import { accountQueue, addToQueue } from '../mail/account-queue.ts';
import { type Draft, draftsOf } from '../mail/mail.ts';
import type { MailDriver } from '../mail/mail-queue.ts';
import { Mailbox } from '../mail/mailbox.ts';
import { type MailHealth, Outbox } from '../mail/outbox.ts';
import { backUpIfOutdated } from '../operations/backup-files.ts';
import { listenToOperator } from '../operations/operator-socket.ts';
import { projectPaths } from '../paths.ts';
import { type Query, waitlistQueue } from '../waitlist/waitlist-queue.ts';
import { createHandler } from './handler.ts';
import type { ProxyTrust } from './requests.ts';
import { type RateLimits, readSettings } from './settings.ts';

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
  /** Sends the emails. Default: a local mailbox, shown at /_mailbox. Null: no queue is looked at. */
  mail?: MailDriver | null | undefined;
  /** Of the site, in emails about the waitlist. Default: Tuppence. */
  siteName?: string | undefined;
  /** Default: `[auth.rate_limit]` and `max_frequency` of config.toml. */
  limits?: Partial<RateLimits> | undefined;
  log?: LogLine | undefined;
  /** When a request is given up, and the database opened again. Default: 5000. */
  longestTurnMs?: number | undefined;
};

export type Backend = {
  keys: BackendKeys;
  /** Null if emails are sent. */
  mailbox: Mailbox | null;
  /** Rejects if the database does not answer. */
  mails: () => Promise<MailHealth>;
  /** Whether a row can be stored and read back. Rejects if the database does not answer. */
  isStoring: () => Promise<boolean>;
  /** For tests only. */
  database: Database;
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
  // A low cost is safe: the service never hashes a real password (see accounts.ts).
  process.env.LITE_AUTH_BCRYPT_COST = '4';
  const folder = dataDir === 'memory' ? null : dataDir;
  const { log = console.log, mail } = options;
  const unlock = folder === null ? () => undefined : takeLock(folder);
  try {
    const paths = projectPaths(options.project);
    const keys = options.keys ?? machineKeys(paths.keys);
    const { api, auth, limits } = readSettings(paths);
    const { jwtSecret: jwt_secret, publishable: publishable_key, secret: secret_key } = keys;
    const site_url = options.siteUrl ?? auth.site_url;
    const seeds = options.seed ? paths.seeds : [];
    const service = { api, auth: { ...auth, site_url, jwt_secret, publishable_key, secret_key } };
    const database = new Database({ folder, paths, seeds, ...service }, log, options.longestTurnMs);
    if (folder !== null) {
      finishExchange(folder);
      await backUpIfOutdated(folder, paths.migrations, log);
    }
    await database.open();
    const schema = versionsOf(paths.migrations).join();
    if (folder !== null) writeMarker(folder, { ready: true, schema });
    if (options.production)
      await refuseDemoDonor(database).catch(async (error: unknown) => {
        await database.close();
        throw error;
      });
    const canStore = storageCheck(folder);

    const mails: Draft[] = [];
    const mailbox = mail ? null : new Mailbox(log);
    const query: Query = (statement, values = []) =>
      database.run(async () => (await database.query<never>(statement, values)).rows);
    const { templates } = paths;
    const { siteName = 'Tuppence' } = options;
    const list = { templates, siteUrl: site_url, siteName, backendUrl: site_url };
    const lost = (count: number) => outbox.giveUp(count, 'too old');
    const queues = [accountQueue(query, lost), waitlistQueue(query, list)];
    const outbox: Outbox = new Outbox({
      queues: mail === null ? [] : queues,
      driver: mail ?? (mailbox as Mailbox),
      log,
    });
    void outbox.wake();
    const handler = createHandler({
      ask: async (request) => {
        const { status, text, mails: sent } = await database.ask(request);
        mails.push(...sent.flatMap(draftsOf));
        if (status >= 500) log(`[backend] ${pathForLog(request.path)} was answered with ${status}`);
        const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
        return new Response(text === '' ? null : text, { status, headers });
      },
      database,
      keys,
      limits: { ...limits, ...options.limits },
      shortestPassword: auth.minimum_password_length,
      ...list,
      mails,
      deliver: (message) => mailbox?.send(message) ?? addToQueue(database, message),
      delivered: () => void outbox.wake(),
      canStore,
      mailbox,
      trust: options,
      log,
    });
    await handler.mailMissed();
    const operated = () => void handler.mailMissed().then(() => outbox.wake());
    const closeOperator =
      folder === null ? () => undefined : await listenToOperator(database, folder, operated, log);
    return {
      keys,
      mailbox,
      mails: () => outbox.health(),
      isStoring: async () => canStore() && (await database.run(() => isStoring(database))),
      database,
      announce: (url) => {
        if (folder !== null) noteHolder(folder, { url, publishable: keys.publishable });
      },
      fetch: (request, peer) => handler.answer(request, peer?.address),
      close: async () => {
        closeOperator();
        await outbox.close();
        await handler.close();
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function isStoring(database: Database): Promise<boolean> {
  const now = [new Date().toISOString()];
  const store = `insert into embedded.health (stored_at) values ($1)
    on conflict (only_row) do update set stored_at = excluded.stored_at`;
  const stored = await database.query(store, now).catch(() => null);
  const { rows } = await database.query('select 1 from embedded.health where stored_at = $1', now);
  return stored !== null && rows.length === 1;
}
