import type { SupabaseClient } from '@supabase/supabase-js';
import type { Gift } from '@tuppence/giving/gift';
import { log } from '@tuppence/site/log';
import { withTimeout } from '@tuppence/site/with-timeout';
import { supabase } from './supabase';

const timeoutMs = 10_000;

export interface GiftRow {
  id: string;
  given_on: string;
  kind: Gift['kind'];
  brand: string | null;
  credit_pence: number | null;
  share_pence: number;
  charity: string;
  gift_aid: boolean;
}

export function giftFromRow(row: GiftRow): Gift {
  const shared = {
    id: row.id,
    givenOn: row.given_on,
    charity: row.charity,
    sharePence: row.share_pence,
  };
  return row.kind === 'brand_donation'
    ? { ...shared, kind: row.kind, brand: row.brand ?? '', creditPence: row.credit_pence ?? 0 }
    : { ...shared, kind: row.kind, giftAid: row.gift_aid };
}

const pageSize = 1000;

/**
 * Reads all gifts, newest first. Each page starts after the last row read, in case gifts are added
 * meanwhile.
 */
export async function readEveryGift(client: SupabaseClient, signal: AbortSignal): Promise<Gift[]> {
  const rows: GiftRow[] = [];
  for (;;) {
    const last = rows.at(-1);
    let page = client
      .from('gifts')
      .select('id, given_on, kind, brand, credit_pence, share_pence, charity, gift_aid')
      .order('given_on', { ascending: false })
      .order('id')
      .limit(pageSize);
    if (last) {
      page = page.or(
        `given_on.lt.${last.given_on},and(given_on.eq.${last.given_on},id.gt.${last.id})`,
      );
    }
    const { data, error } = await page
      .abortSignal(signal)
      // The query client retries (docs/behaviour.md 11.7). Retries here would multiply those.
      .retry(false)
      .overrideTypes<GiftRow[], { merge: false }>();
    if (error) {
      log('gifts not read', { code: error.code });
      throw new Error('The gifts could not be read.');
    }
    // The service's `max_rows` may be below `pageSize`, so only an empty page is the end.
    if (data.length === 0) return rows.map(giftFromRow);
    rows.push(...data);
  }
}

/** The service filters by donor. */
export async function readGifts(signal: AbortSignal): Promise<Gift[]> {
  return withTimeout(
    timeoutMs,
    async (request) => readEveryGift(await supabase(), request),
    signal,
  );
}
