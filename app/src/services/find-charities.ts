import type { RegisteredCharity } from '@tuppence/ui/home';
import { env } from '../env';
import { log } from './log';
import { withTimeout } from './with-timeout';

/** A charity as stored in the waitlist's row. */
export interface CharityReference {
  register: string;
  number: string;
}

/** A charity from the register, with its waitlist reference. */
export interface FoundCharity extends RegisteredCharity {
  reference: CharityReference;
}

type Row = CharityReference & { name: string; town: string | null };

/** In ms. */
const charitySearchTimeoutMs = 5_000;
const longestQuery = 100;

/**
 * Finds up to ten charities in the public registers. Uses fetch, because the backend's client is
 * forty times as large. Rejects on a timeout or an error.
 */
export async function findCharities(
  typed: string,
  signal: AbortSignal,
): Promise<readonly FoundCharity[]> {
  try {
    const rows = await withTimeout(
      charitySearchTimeoutMs,
      async (request) => {
        const answer = await fetch(
          `${env.supabaseUrl || window.location.origin}/rest/v1/rpc/search_charities`,
          {
            method: 'POST',
            headers: { apikey: env.supabaseKey, 'Content-Type': 'application/json' },
            body: JSON.stringify({
              query: typed.slice(0, longestQuery).replaceAll(/\p{Surrogate}/gu, ''),
            }),
            signal: request,
          },
        );
        if (!answer.ok) throw new Error(String(answer.status));
        return (await answer.json()) as Row[];
      },
      signal,
    );
    return rows.map(({ register, number, name, town }) => ({
      id: `${register} ${number}`,
      name,
      detail: [town, register === 'sample' ? `sample ${number}` : number]
        .filter(Boolean)
        .join(', '),
      reference: { register, number },
    }));
  } catch (error) {
    // Does not log what was typed.
    if (!signal.aborted)
      log('charity search failed', { reason: error instanceof Error ? error.message : 'unknown' });
    throw error;
  }
}
