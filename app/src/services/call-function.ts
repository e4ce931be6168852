import { env } from '../env';
import { withTimeout } from './with-timeout';

/** How long an answer may take, in ms. */
const timeoutMs = 5_000;

/**
 * Calls a function of the database that anyone may call. A plain fetch, because the client of the backend is
 * forty times as large. Rejects if it is refused, late or aborted by `outer`.
 */
export function callFunction<Answer>(
  name: string,
  values: Record<string, unknown>,
  outer?: AbortSignal,
): Promise<Answer> {
  return withTimeout(
    timeoutMs,
    async (signal) => {
      const answer = await fetch(
        `${env.supabaseUrl || window.location.origin}/rest/v1/rpc/${name}`,
        {
          method: 'POST',
          headers: { apikey: env.supabaseKey, 'Content-Type': 'application/json' },
          body: JSON.stringify(values),
          signal,
        },
      );
      if (!answer.ok) throw new Error(String(answer.status));
      return (await answer.json()) as Answer;
    },
    outer,
  );
}
