/** A thread with the database, and the service on it. `database.ts` starts and ends it. */
import { App, type EmailMessage } from '@supabase/lite';
import type { PGlite, PgliteConnection } from '@supabase/lite/pglite';
import type { ProjectPaths } from '../paths.ts';
import type { Settings } from '../server/settings.ts';
import { answerWith } from '../thread.ts';
import { openDatabase } from './cluster.ts';
import { prepareSchema } from './migrations.ts';

export type DatabaseOptions = {
  /** Null for a database in memory, which is empty whenever it is opened. */
  folder: string | null;
  paths: ProjectPaths;
  seeds: readonly string[];
  api: Settings['api'];
  auth: Settings['auth'] & { jwt_secret: string; publishable_key: string; secret_key: string };
};

export type ServiceRequest = {
  /** With its query. */
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** The visitor's, for the limits of the database. */
  address: string | null;
};

export type ServiceAnswer = {
  status: number;
  text: string;
  /** What the service would send. */
  mails: EmailMessage[];
};

/** The status with which PGlite leaves a failed statement. Any other means that Postgres ended. */
const failedStatement = 100;
const diskFullCode = '53100';
const checkViolatedCode = '23514';

type Coded = Error & { code?: string };

let database: PGlite;
let connection: PgliteConnection;
let app: App;
let mails: EmailMessage[] = [];
/** The address that the database knows. */
let told: string | undefined;

answerWith({
  async open({ folder, paths, seeds, api, auth }: DatabaseOptions): Promise<string[]> {
    connection = await openDatabase(folder, paths.emptyCluster);
    database = connection.driver;
    Object.assign(connection, {
      normalizeDbError: answerAsPostgrest,
      // Otherwise the service would give the public roles all privileges.
      rlsState: 'active',
    });
    const email = { send: async (mail: EmailMessage) => void mails.push(mail) };
    app = new App({
      connection,
      api,
      auth,
      options: { server: { admin: false, disableStudio: true }, drivers: { email } },
    });
    const migrated = await prepareSchema(database, app, paths, seeds);
    endIfBroken();
    return migrated;
  },
  async query(statement: string, values: unknown[]) {
    const { rows, affectedRows = 0 } = await database.query(statement, values);
    return { rows, affectedRows };
  },
  exec: async (statements: string) => void (await database.exec(statements)),
  isInTransaction: () => database.isInTransaction(),
  tell,
  async ask({ path, method, headers, body, address }: ServiceRequest) {
    await tell(address);
    mails = [];
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { ...headers, ...type, ...forwarded(address) },
      body: body ?? null,
    });
    const response = await app.fetch(request, { peerAddress: null });
    // Reading the body may use the database, so it must end before the next request begins.
    return { status: response.status, text: await response.text(), mails };
  },
  close: () => connection.close(),
});

const forwarded = (address: string | null): Record<string, string> =>
  address === null ? {} : { 'x-forwarded-for': address };

/** As PostgREST does, for the limits of the database. */
async function tell(address: string | null): Promise<void> {
  const headers = JSON.stringify(forwarded(address));
  if (told === headers) return;
  await database.query(`select set_config('request.headers', $1, false)`, [headers]);
  told = headers;
}

/** Answers a violated check with 400, as PostgREST does, and a full disk with 503. */
function answerAsPostgrest(error: unknown): unknown {
  const { code, message } = error as Coded;
  if (code !== checkViolatedCode && code !== diskFullCode) return error;
  const [status, text] =
    code === checkViolatedCode ? [400, message] : [503, 'Nothing can be stored now'];
  const answer = new Error(JSON.stringify({ code, message: text, details: null, hint: null }));
  return Object.assign(answer, { code: 'PGRST', detail: `{"status":${status},"headers":{}}` });
}

/** Ends the thread after an error that is not the database's own answer. */
function endIfBroken(): void {
  const { mod } = database as unknown as { mod: { _PostgresMainLoopOnce: () => void } };
  const runOnce = mod._PostgresMainLoopOnce;
  mod._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if ((error as { status?: number }).status !== failedStatement) process.exit(1);
      throw error;
    }
  };
  for (const name of ['query', 'exec'] as const) {
    const run = database[name].bind(database) as (...values: unknown[]) => Promise<never>;
    database[name] = (statement: string, ...more: unknown[]) =>
      run(statement, ...more).catch((error: Coded) => {
        if (!/^[0-9A-Z]{5}$/.test(error.code ?? '')) process.exit(1);
        throw error;
      });
  }
}
