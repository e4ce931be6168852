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
const followers = new Set<(client: SupabaseClient) => void>();

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
  if (client) return client;
  client = createClient(env.supabaseUrl || window.location.origin, env.supabaseKey, {
    // The links in emails carry no session, so an address that does is a stranger's.
    auth: { storageKey: sessionStorageKey, detectSessionInUrl: false },
    realtime: { heartbeatIntervalMs: 30_000 },
    global: { fetch: sendAsDonor },
  });
  for (const follow of followers) follow(client);
  return client;
}

/** Calls `follow` with the client once something has loaded it. Returns a function that stops this. */
export function onClient(follow: (client: SupabaseClient) => void): () => void {
  followers.add(follow);
  if (client) follow(client);
  return () => followers.delete(follow);
}

const send: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(requestTimeoutMs) });

/**
 * A refused token is refreshed once, because a clock that is ahead is no reason to sign a donor
 * out. If the fresh one is refused too, the session ends, and the page asks to sign in.
 */
const sendAsDonor: typeof fetch = async (input, init) => {
  const answer = await send(input, init);
  if (!client || answer.status !== 401 || !String(input).includes('/rest/v1/')) return answer;
  const { auth } = client;
  if (!(await auth.getSession()).data.session) return answer;
  // The client itself ends a session that cannot be refreshed.
  const { session } = (await auth.refreshSession()).data;
  if (!session) return answer;
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${session.access_token}`);
  const second = await send(input, { ...init, headers });
  if (second.status === 401) await auth.signOut({ scope: 'local' });
  return second;
};

/** Forgets, in every tab, a session that the service has ended. */
export async function endSession(): Promise<void> {
  const { auth } = await load();
  await auth.signOut({ scope: 'local' });
}

export function prefetchSupabase(): void {
  load().catch(() => undefined);
}
