import type { PGlite } from '@supabase/lite/pglite';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RequestQueue } from '../database/request-queue.ts';
import { network } from '../limits/network.ts';
import { readJson } from './json.ts';

/** The path of the charity search. */
export const charitySearchPath = '/rest/v1/rpc/search_charities';

/**
 * Maximum searches from one network address in a minute. `limits.rules` has the same limit for hosted
 * projects.
 */
const perMinute = 600;
const cors = { 'Access-Control-Allow-Origin': '*' };

/**
 * Answers the charity search as PostgREST would, but with a single statement, because each typist searches
 * several times a second. Returns null for other requests, which the service refuses.
 */
export class CharitySearch {
  readonly #database: PGlite;
  readonly #queue: RequestQueue;
  readonly #limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });

  constructor(database: PGlite, queue: RequestQueue) {
    this.#database = database;
    this.#queue = queue;
  }

  /**
   * The caller has checked the key.
   *
   * @param address - whose requests the limit counts, or null for no limit
   */
  async answer(request: Request, text: string, address: string | null): Promise<Response | null> {
    const refused = address === null ? null : await this.#consume(network(address));
    if (refused) return refused;
    const query = queryOf(request, text);
    if (query === null) return null;
    const { rows } = await this.#queue.run(() =>
      this.#database.query('select * from charity_finder.search($1)', [query]),
    );
    return Response.json(rows, { headers: { ...cors, 'Cache-Control': 'no-store' } });
  }

  async #consume(address: string): Promise<Response | null> {
    try {
      await this.#limiter.consume(address);
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      return Response.json(
        {
          code: 'PT429',
          message: 'Too many searches from this address',
          details: null,
          hint: 'Try again in a minute.',
        },
        {
          status: 429,
          headers: {
            ...cors,
            'Access-Control-Expose-Headers': 'Retry-After',
            'Retry-After': String(seconds),
          },
        },
      );
    }
  }
}

/** Returns the query if the body is exactly `{ "query": "…" }`, otherwise null. */
function queryOf(request: Request, text: string): string | null {
  if (request.method !== 'POST' || new URL(request.url).search !== '') return null;
  try {
    // Throws for text that Postgres cannot store.
    const body = readJson(text) as { query?: unknown } | null;
    if (body === null || typeof body !== 'object' || Object.keys(body).length !== 1) return null;
    return typeof body.query === 'string' ? body.query : null;
  } catch {
    return null;
  }
}
