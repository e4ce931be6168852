import { createHash } from 'node:crypto';
import type { PGlite } from '@supabase/lite/pglite';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { RequestQueue } from '../database/request-queue.ts';

/** The counters per account are stored, so that guesses before a restart still count after it. */
export const limitsSchema = `
create table if not exists embedded.account_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
`;

export type StoredLimiter = RateLimiterPostgres;
/** `duration` is in seconds. */
export type StoredLimiters = (name: string, points: number, duration: number) => StoredLimiter;

/** A hash, so that the table contains neither accounts nor addresses. */
export const storedKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Each query waits in the queue. */
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
      // All limiters share the table, so only one removes expired rows.
      clearExpiredByTimeout: isFirst,
      keyPrefix: name,
      points,
      duration,
    });
    isFirst = false;
    return limiter;
  };
}
