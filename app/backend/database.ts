import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';

type DatabaseError = Error & { code?: string; query?: unknown; params?: unknown };

/**
 * Opens the embedded Postgres in `dataDir`, or in memory for null. A marker stands beside the
 * folder while initdb runs: a folder whose initdb was interrupted never opens again, so the next
 * start makes a new one.
 */
export async function openDatabase(dataDir: string | null): Promise<PgliteConnection> {
  if (dataDir === null) return connect(undefined);
  const marker = markerFile(dataDir);
  if (existsSync(marker)) rmSync(dataDir, { recursive: true, force: true });
  const isNew = !existsSync(dataDir);
  if (isNew) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(marker, '');
  }
  try {
    const connection = await connect(dataDir);
    rmSync(marker, { force: true });
    return connection;
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} cannot be opened. "npm run reset" empties it; keep a copy if its rows matter.`,
      { cause: error },
    );
  }
}

export function markerFile(dataDir: string): string {
  return `${dataDir}.initialising`;
}

async function connect(url: string | undefined): Promise<PgliteConnection> {
  const connection = await createPgliteConnection(url === undefined ? {} : { url });
  const { driver } = connection;
  await driver.waitReady;
  const query = driver.query.bind(driver);
  driver.query = ((...parameters: Parameters<typeof query>) =>
    query(...parameters).catch((error: unknown) => {
      throw discreet(error);
    })) as typeof driver.query;
  return Object.assign(connection, {
    normalizeDbError: answerAsPostgrest,
    // Left to itself, the service grants all rights on `public` to the public roles at its first
    // request. Told that this is done, it leaves the grants of the migrations as they are.
    rlsState: 'active',
  });
}

/** Errors carry the statement's values and the failing row; neither may reach a log. */
function discreet(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const known = error as DatabaseError;
  const line = `[backend] the database refused a statement: ${known.code ?? 'no code'}`;
  delete known.query;
  delete known.params;
  Object.defineProperty(known, inspect.custom, { value: () => line });
  return known;
}

/** A violated check is answered as PostgREST does, 400 with its code, where the service has 500. */
function answerAsPostgrest(error: unknown): unknown {
  const { code, message } = error as DatabaseError;
  if (code !== '23514') return error;
  const answer: DatabaseError = new Error(
    JSON.stringify({ code, message, details: null, hint: null }),
  );
  answer.code = '23514';
  discreet(answer);
  return Object.assign(answer, { code: 'PGRST', detail: '{"status":400,"headers":{}}' });
}
