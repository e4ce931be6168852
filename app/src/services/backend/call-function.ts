import { withTimeout } from '@tuppence/site/with-timeout';
import { env } from '../../env';

const timeoutMs = 5_000;

/** Uses fetch, because supabase-js is large. */
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
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      return (answer.status === 204 ? undefined : await answer.json()) as Answer;
    },
    outer,
  );
}
