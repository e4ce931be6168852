/** A thread with the database, and the service on it. `database.ts` starts and ends it. */
import { parentPort, workerData } from 'node:worker_threads';
import { App, type EmailMessage } from '@supabase/lite';
import type { PGlite, PgliteConnection } from '@supabase/lite/pglite';
import { copyCluster, openDatabase } from './cluster.ts';
import type { Answer, DatabaseOptions, Question, ServiceRequest } from './messages.ts';
import { prepareSchema } from './schema.ts';

/** The status with which PGlite leaves a failed statement. Any other means that Postgres ended. */
const failedStatement = 100;
const diskFullCode = '53100';
const checkViolatedCode = '23514';

type Coded = Error & { code?: string };

const { folder, paths, seeds, api, auth } = workerData as DatabaseOptions;
const connection = await openDatabase(folder, paths.emptyCluster);
const { driver } = connection;
/** Emails of the current request. */
let mails: EmailMessage[] = [];
const app = new App({
  connection: corrected(connection),
  api,
  auth,
  options: {
    server: { admin: false, disableStudio: true },
    drivers: { email: { send: async (mail) => void mails.push(mail) } },
  },
});
const migrated = await prepareSchema(
  driver,
  () => app.ensureSystemSchema(),
  paths.migrations,
  seeds,
);
endIfBroken(driver);

const answers = {
  query: async (statement: string, values: unknown[]) => {
    const { rows, affectedRows = 0 } = await driver.query(statement, values);
    return { rows, affectedRows };
  },
  exec: async (statements: string) => void (await driver.exec(statements)),
  tell: tellAddress,
  ask,
  copy: async () => (await copyCluster(driver)).arrayBuffer(),
  close: async () => {
    await connection.close();
    process.exit();
  },
};

/** Tells the database the visitor's address, as PostgREST does. */
let told: string | undefined;
async function tellAddress(address: string | null) {
  const headers = JSON.stringify(forwarded(address));
  if (told === headers) return;
  await driver.query(`select set_config('request.headers', $1, false)`, [headers]);
  told = headers;
}

async function ask({ path, method, headers, body, address }: ServiceRequest) {
  await tellAddress(address);
  mails = [];
  const request = new Request(`http://localhost${path}`, {
    method,
    headers: {
      ...headers,
      ...forwarded(address),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const response = await app.fetch(request, { peerAddress: null });
  // Reading the body may use the database, so it must end before the next request begins.
  return { status: response.status, text: await response.text(), mails };
}

const report = (answer: Omit<Answer, 'isInTransaction'>) =>
  parentPort?.postMessage({ ...answer, isInTransaction: driver.isInTransaction() });
parentPort?.on('message', async ({ id, name, values }: Question) => {
  const answer = answers[name] as (...given: unknown[]) => Promise<unknown>;
  try {
    report({ id, result: await answer(...values) });
  } catch (error) {
    const { message, code } = error as Coded;
    report({ id, error: { message, code } });
  }
});
report({ id: 0, result: migrated });

const forwarded = (address: string | null): Record<string, string> =>
  address === null ? {} : { 'x-forwarded-for': address };

function corrected(given: PgliteConnection): PgliteConnection {
  return Object.assign(given, {
    normalizeDbError: answerAsPostgrest,
    // Otherwise the service would give the public roles all privileges.
    rlsState: 'active',
  });
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

/** After an error that is not the database's own answer, the session cannot be trusted. */
function endIfBroken(database: PGlite): void {
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
