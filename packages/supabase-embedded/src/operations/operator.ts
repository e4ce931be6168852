import { hash, timingSafeEqual } from 'node:crypto';
import type { BackendKeys } from '../accounts/keys.ts';
import type { Database } from '../database/database.ts';
import { problem } from '../problems.ts';
import { isLocal } from '../server/requests.ts';

export const copyPath = '/_operator/copy';
export const queryPath = '/_operator/query';

/** Other requests wait meanwhile. */
const longestCopyMs = 10 * 60 * 1000;

/** Texts of one length, so that a comparison takes the same time for all. */
const digest = (text: string) => hash('sha256', text, 'buffer');

/** Answers with a copy of the database, but only to local requests with the secret key. */
export function operatorAnswer(database: Database, keys: BackendKeys) {
  return async (request: Request, address: string | undefined): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (!isLocal(request, address) || ![copyPath, queryPath].includes(pathname))
      return problem(404, 'Not found');
    if (!timingSafeEqual(digest(request.headers.get('apikey') ?? ''), digest(keys.secret)))
      return problem(401, 'The secret key is needed');
    if (pathname === queryPath) {
      const { statement, values } = (await request.json()) as {
        statement: string;
        values: unknown[];
      };
      return Response.json(
        await database.run(async () => (await database.query(statement, values)).rows),
      );
    }
    if (request.method !== 'GET') return problem(405, 'Method not allowed', { Allow: 'GET' });
    const copy = await database.run(() => database.copy(), longestCopyMs);
    return new Response(copy, { headers: { 'Content-Type': 'application/x-tar' } });
  };
}
