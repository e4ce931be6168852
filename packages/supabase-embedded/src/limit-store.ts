import { createHash } from 'node:crypto';
import type { PGlite } from '@supabase/lite/pglite';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { RequestQueue } from './request-queue.ts';

/** Counts of accounts outlive the process: a restart gives nobody fresh guesses. */
export const limitsSchema = `
create table if not exists embedded.account_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
`;

export type StoredLimiter = RateLimiterPostgres;
/** Makes a limiter of so many points in so many seconds. */
export type StoredLimiters = (name: string, points: number, duration: number) => StoredLimiter;

/** Keys are kept as digests: the table names neither accounts nor addresses. */
export const storedKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Limiters whose counts lie in the database, each count in a turn of its own. */
export function storedLimiters(database: PGlite, queue: RequestQueue): StoredLimiters {
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      queue.run(async () => {
        const { rows, affectedRows = 0 } = await database.query(text, values);
        return { rows, rowCount: rows.length || affectedRows };
      }),
  };
  let isFirst = true;
  return (name, points, duration) => {
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      schemaName: 'embedded',
      tableName: 'account_limits',
      tableCreated: true,
      // They share the table, so one of them sweeps it.
      clearExpiredByTimeout: isFirst,
      keyPrefix: name,
      points,
      duration,
    });
    isFirst = false;
    return limiter;
  };
}
