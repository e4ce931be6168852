import { log, nameOf } from '@tuppence/site/log';
import type { RegisteredCharity } from '@tuppence/ui/home';
import { callFunction } from '../backend/call-function';

/** A charity as stored in the waitlist's row. */
export interface CharityReference {
  register: string;
  number: string;
}

export interface FoundCharity extends RegisteredCharity {
  reference: CharityReference;
}

type Row = CharityReference & { name: string; town: string | null };

const maxQueryLength = 100;

/** Up to ten charities in the public registers. */
export async function findCharities(
  typed: string,
  signal: AbortSignal,
): Promise<readonly FoundCharity[]> {
  try {
    const rows = await callFunction<Row[]>(
      'search_charities',
      { query: typed.slice(0, maxQueryLength).replaceAll(/\p{Surrogate}/gu, '') },
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
    if (!signal.aborted) log('charity search failed', { error: nameOf(error) });
    throw error;
  }
}

/** Whether the register is only the invented sample. */
export const isSampleRegister = (outer: AbortSignal): Promise<boolean> =>
  callFunction<boolean>('charities_are_sample', {}, outer).catch(() => false);
