import pLimit from 'p-limit';
import type { Database } from '../database/database.ts';
import { problem, Unavailable } from '../problems.ts';

export const charitySearchPath = '/rest/v1/rpc/search_charities';

const mostWaiting = 100;

/**
 * Searches in one statement, where the service needs ten, because visitors search as they type.
 * Only one search at a time waits for a turn, so that searches hold nobody up but each other.
 */
export function charitySearch(database: Database) {
  const queue = pLimit(1);
  const search = (query: unknown, address: string | null) =>
    database.run(async () => {
      await database.tell(address);
      return database.query('select * from public.search_charities($1)', [query]);
    });
  return async (query: unknown, address: string | null): Promise<Response> => {
    if (queue.pendingCount >= mostWaiting) throw new Unavailable();
    try {
      const { rows } = await queue(search, query, address);
      return Response.json(rows, { headers: { 'Cache-Control': 'no-store' } });
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      if (code !== 'PT429') throw error;
      return problem(429, message, { 'Retry-After': '60' });
    }
  };
}
