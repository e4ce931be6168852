import type { PGlite } from '@supabase/lite/pglite';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RequestQueue } from '../database/request-queue.ts';
import { secondsToWait } from '../limits/limits.ts';
import { network } from '../limits/network.ts';
import { readJson } from './json.ts';
import { restProblem } from './requests.ts';

export const charitySearchPath = '/rest/v1/rpc/search_charities';

/** The maximum for one network address, as in the table `limits.rules`. */
const perMinute = 600;

/**
 * Answers in one statement, because visitors search as they type. Returns null if the body is not
 * just a query. The caller checks the key.
 */
export function charitySearch(database: PGlite, queue: RequestQueue) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (
    request: Request,
    text: string,
    address: string | null,
  ): Promise<Response | null> => {
    const seconds = address === null ? null : await secondsToWait(limiter, network(address));
    if (seconds !== null)
      return restProblem(
        429,
        'PT429',
        'Too many searches from this address',
        'Try again in a minute.',
        { 'Access-Control-Expose-Headers': 'Retry-After', 'Retry-After': String(seconds) },
      );
    const query = queryOf(request, text);
    if (query === null) return null;
    const { rows } = await queue.run(() =>
      database.query('select * from charity_finder.search($1)', [query]),
    );
    return Response.json(rows, {
      headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
    });
  };
}

function queryOf(request: Request, text: string): string | null {
  if (request.method !== 'POST' || new URL(request.url).search !== '') return null;
  try {
    // Throws for text that Postgres cannot store.
    const body = readJson(text) as { query?: unknown };
    return Object.keys(body).length === 1 && typeof body.query === 'string' ? body.query : null;
  } catch {
    return null;
  }
}
