import { env } from '../env';

/** Whether the backend's register of charities is the invented sample alone. False where it does not say. */
export async function isSampleRegister(signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(
      `${env.supabaseUrl || window.location.origin}/rest/v1/rpc/charities_are_sample`,
      {
        method: 'POST',
        headers: { apikey: env.supabaseKey, 'Content-Type': 'application/json' },
        body: '{}',
        signal: AbortSignal.any([signal, AbortSignal.timeout(5_000)]),
      },
    );
    return answer.ok && (await answer.json()) === true;
  } catch {
    return false;
  }
}
