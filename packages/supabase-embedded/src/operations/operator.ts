import { timingSafeEqual } from 'node:crypto';
import type { PGlite } from '@supabase/lite/pglite';
import type { BackendKeys } from '../accounts/keys.ts';
import type { RequestQueue } from '../database/request-queue.ts';
import { isLocal, problem } from '../server/requests.ts';

export const copyPath = '/_operator/copy';

/** Answers with a copy of the database, but only to local requests with the secret key. */
export function operatorAnswer(database: PGlite, queue: RequestQueue, keys: BackendKeys) {
  return async (request: Request, address: string | undefined): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (!isLocal(request, address) || pathname !== copyPath) return problem(404, 'Not found');
    if (!isSame(request.headers.get('apikey') ?? '', keys.secret))
      return problem(401, 'The secret key is needed');
    if (request.method !== 'GET') return problem(405, 'Method not allowed', { Allow: 'GET' });
    const copy = await queue.run(() => copyDatabase(database));
    return new Response(copy, { headers: { 'Content-Type': 'application/x-tar' } });
  };
}

/** Nothing else may use the database meanwhile. */
export async function copyDatabase(database: PGlite): Promise<Blob> {
  await database.exec('checkpoint');
  return database.dumpDataDir('none');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
