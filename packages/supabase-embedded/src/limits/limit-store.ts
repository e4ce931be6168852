import { createHash } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';

/** `duration` is in seconds. */
export type StoredLimiters = (
  name: string,
  points: number,
  duration: number,
) => RateLimiterPostgres;

/** A hash, so that the table contains neither accounts nor addresses. */
export const storedKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Each query is a turn of its own. */
export function storedLimiters(database: Database): StoredLimiters {
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      database.run(async () => {
        const { rows, affectedRows } = await database.query(text, values);
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
