import { App, type EmailDriver } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { openDatabase } from './database.ts';
import { type BackendKeys, machineKeys } from './keys.ts';
import { takeLock } from './lock.ts';
import { finishingDriver, type LinkWishes } from './mail.ts';
import { Mailbox } from './mailbox.ts';
import { hostedBaseline, migrate, seedOnce } from './migrations.ts';
import { type ProjectPaths, projectPaths } from './paths.ts';
import {
  clientAddress,
  hasLoopbackName,
  isLocal,
  problem,
  refusal,
  Turns,
  withBody,
} from './requests.ts';
import { resendConfirmation } from './resend.ts';
import { readSettings, type Settings } from './settings.ts';

export type BackendOptions = {
  /** The folder with config.toml, migrations, mail templates and seed (`supabase`). */
  project: string;
  /** Where the rows live; "memory" keeps nothing. Default: `TUPPENCE_DATA`, else `.temp/db` of the project. */
  dataDir?: string | undefined;
  /** Origin of the site that mails lead to by default. Default: `site_url` of config.toml. */
  siteUrl?: string | undefined;
  /** Default: the keys of this machine (`.temp/keys.json` of the project). */
  keys?: BackendKeys | undefined;
  /** Adds the demo donor to a new data folder. Default: false. */
  seed?: boolean | undefined;
  /** Where mails go. Default: a local mailbox, shown at /_mailbox. */
  mail?: EmailDriver | undefined;
  /** Folder of migrations. Default: `migrations` of the project. */
  migrations?: string | undefined;
  log?: ((line: string) => void) | undefined;
};

export type RequestContext = {
  /** Address of the socket's other end; absent for calls inside the process. */
  address?: string | undefined;
};

export type Backend = {
  keys: BackendKeys;
  /** The caught mails; null where mails are really sent. */
  mailbox: Mailbox | null;
  /** For seeding and tests; requests never pass here. */
  connection: PgliteConnection;
  fetch: (request: Request, context?: RequestContext) => Promise<Response>;
  /** Finishes what was accepted, then frees the data folder. */
  close: () => Promise<void>;
};

/** Starts a backend of its own on `dataDir`; `createBackend` shares it within the process. */
export async function startService(dataDir: string, options: BackendOptions): Promise<Backend> {
  process.env.LITE_TELEMETRY = '0';
  const paths = projectPaths(options.project);
  const keys = options.keys ?? machineKeys(paths.keys);
  const settings = readSettings(paths);
  const folder = dataDir === 'memory' ? null : dataDir;
  const unlock = folder === null ? () => undefined : takeLock(folder);
  try {
    const connection = await openDatabase(folder, paths.emptyCluster);
    return await serve(connection, unlock, keys, settings, paths, options).catch(async (error) => {
      await connection.close();
      throw error;
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

async function serve(
  connection: PgliteConnection,
  unlock: () => void,
  keys: BackendKeys,
  settings: Settings,
  paths: ProjectPaths,
  options: BackendOptions,
): Promise<Backend> {
  const log = options.log ?? console.log;
  const mailbox = options.mail ? null : new Mailbox(log);
  let wishes: LinkWishes = { redirectTo: null, origin: null };
  const siteUrl = options.siteUrl ?? settings.auth.site_url;
  const mail = finishingDriver(paths.templates, () => wishes, options.mail ?? (mailbox as Mailbox));
  const app = new App({
    connection,
    api: settings.api,
    auth: {
      ...settings.auth,
      site_url: siteUrl,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
    },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: mail },
    },
  });

  const database = connection.driver;
  await database.exec(hostedBaseline);
  await app.ensureSystemSchema();
  await database.exec('grant usage on schema auth to anon, authenticated, service_role');
  for (const name of await migrate(database, options.migrations ?? paths.migrations)) {
    log(`[backend] applied migration ${name}`);
  }
  if (options.seed) await seedOnce(database, paths.seed);

  const turns = new Turns();
  let knownAddress: string | null | undefined;
  /** PostgREST hands the headers to the database; the rate limits read the client's address there. */
  const tellAddress = async (address: string | null) => {
    if (address === knownAddress) return;
    const headers = JSON.stringify(address === null ? {} : { 'x-forwarded-for': address });
    await database.query(`select set_config('request.headers', $1, false)`, [headers]);
    knownAddress = address;
  };

  const answer = async (request: Request, { address }: RequestContext = {}): Promise<Response> => {
    const url = new URL(request.url);
    if (mailbox && /^\/_mailbox(\.json$|\/|$)/.test(url.pathname)) {
      return isLocal(request, address) ? mailbox.answer(url) : problem(404, 'Not found');
    }
    const refused = refusal(request, url.pathname);
    if (refused) return refused;
    const whole = await withBody(request);
    if (whole instanceof Response) return whole;
    return turns.take(async () => {
      wishes = {
        redirectTo: url.searchParams.get('redirect_to'),
        origin: hasLoopbackName(request.url) ? url.origin : null,
      };
      await tellAddress(clientAddress(request, address));
      const isResend =
        url.pathname === '/auth/v1/resend' &&
        request.method === 'POST' &&
        request.headers.get('apikey') === keys.publishable;
      const resent = isResend
        ? await resendConfirmation(whole.clone(), database, settings, siteUrl, mail)
        : null;
      const response = resent ?? (await app.fetch(whole, { peerAddress: null }));
      // Read here, so that nothing of this request touches the database in the next one's turn.
      const body = response.body ? await response.arrayBuffer() : null;
      return new Response(body, response);
    });
  };

  return {
    keys,
    mailbox,
    connection,
    fetch: (request, context) =>
      answer(request, context).catch((error: unknown) => {
        log(
          `[backend] ${error instanceof Error ? error.name : 'unknown error'} while answering ${request.method}`,
        );
        return problem(500, 'Something went wrong');
      }),
    close: async () => {
      await turns.idle();
      await connection.close();
      unlock();
    },
  };
}
