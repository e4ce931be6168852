import type { SupabaseClient } from '@supabase/supabase-js';
import { showLoadFailure } from '@tuppence/site/load-failure';
import { retryingImport } from '@tuppence/site/retrying-import';
import { env } from '../../env';

/** The local storage key of a donor's session. */
export const sessionStorageKey = 'tuppence-auth';

/** Requests without a signal of their own are aborted after this time. */
const requestTimeoutMs = 10_000;

const library = retryingImport(() => import('./supabase-library'));
let client: SupabaseClient | undefined;

/** A failed download shows the load-failure notice. */
export async function supabase(): Promise<SupabaseClient> {
  try {
    return await load();
  } catch (error) {
    showLoadFailure();
    throw error;
  }
}

async function load(): Promise<SupabaseClient> {
  const { createClient } = await library();
  client ??= createClient(env.supabaseUrl || window.location.origin, env.supabaseKey, {
    auth: { storageKey: sessionStorageKey },
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(requestTimeoutMs) }),
    },
  });
  return client;
}

/** Forgets, in every tab, a session that the service has ended. */
export async function endSession(): Promise<void> {
  const { auth } = await load();
  await auth.signOut({ scope: 'local' });
}

export function prefetchSupabase(): void {
  load().catch(() => undefined);
}
