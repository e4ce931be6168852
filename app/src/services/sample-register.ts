import { env } from '../env';
import { withTimeout } from './with-timeout';

/** Whether the register contains only sample data. False if the backend does not say. */
export async function isSampleRegister(outer: AbortSignal): Promise<boolean> {
  const ask = async (signal: AbortSignal) => {
    const answer = await fetch(
      `${env.supabaseUrl || window.location.origin}/rest/v1/rpc/charities_are_sample`,
      {
        method: 'POST',
        headers: { apikey: env.supabaseKey, 'Content-Type': 'application/json' },
        body: '{}',
        signal,
      },
    );
    return answer.ok && (await answer.json()) === true;
  };
  return withTimeout(5_000, ask, outer).catch(() => false);
}
