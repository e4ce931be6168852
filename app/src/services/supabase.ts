import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from '../env';
import { showLoadFailure } from './load-failure';

/** The key under which a donor's session is kept in local storage. */
export const sessionStorageKey = 'tuppence-auth';

/** A request that nobody aborts is aborted after this time, in ms: one reported as failed must not succeed later. */
const requestTimeoutMs = 10_000;

let client: Promise<SupabaseClient> | undefined;

/**
 * The one client of the site, loaded when something needs it: never in a page's first load, and in
 * the browser only. A failed download is said in the page, and tried again at the next call.
 */
export async function supabase(): Promise<SupabaseClient> {
  try {
    return await load();
  } catch (error) {
    showLoadFailure();
    throw error;
  }
}

function load(): Promise<SupabaseClient> {
  client ??= import('@supabase/supabase-js').then(
    ({ createClient }) =>
      createClient(env.supabaseUrl || window.location.origin, env.supabaseKey, {
        auth: { storageKey: sessionStorageKey },
        global: {
          fetch: (input, init) =>
            fetch(input, {
              ...init,
              signal: init?.signal ?? AbortSignal.timeout(requestTimeoutMs),
            }),
        },
      }),
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}

/** Forgets a session that the service has ended, in every tab. */
export async function endSession(): Promise<void> {
  const { auth } = await load();
  await auth.signOut({ scope: 'local' });
}

/** Fetches the client ahead of its use, when a form gets focus. */
export function prefetchSupabase(): void {
  load().catch(() => undefined);
}
