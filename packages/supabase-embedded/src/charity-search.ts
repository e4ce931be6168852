import type { PGlite } from '@supabase/lite/pglite';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { readJson } from './json.ts';
import { network } from './network.ts';
import type { RequestQueue } from './request-queue.ts';

/** Where charities are searched. */
export const charitySearchPath = '/rest/v1/rpc/search_charities';

/** Searches from one network address in a minute; `charity_finder.rules` has the same for a hosted project. */
const perMinute = 600;
const cors = { 'Access-Control-Allow-Origin': '*' };

/**
 * Answers the search of charities as PostgREST would, in a single statement: typists ask several times a
 * second, and share the database's one session with everybody. Null for what is no such call; the
 * service has the right refusal for it.
 */
export class CharitySearch {
  readonly #database: PGlite;
  readonly #queue: RequestQueue;
  readonly #limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });

  constructor(database: PGlite, queue: RequestQueue) {
    this.#database = database;
    this.#queue = queue;
  }

  /** `address`: whom the limit counts, null for a developer's own requests. The caller has checked the key. */
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

/** What is searched for, where the body is exactly `{ "query": "…" }`. */
function queryOf(request: Request, text: string): string | null {
  if (request.method !== 'POST' || new URL(request.url).search !== '') return null;
  try {
    // Refuses what Postgres cannot store.
    const body = readJson(text) as { query?: unknown } | null;
    if (body === null || typeof body !== 'object' || Object.keys(body).length !== 1) return null;
    return typeof body.query === 'string' ? body.query : null;
  } catch {
    return null;
  }
}
