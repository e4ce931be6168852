import type { Gift } from '@tuppence/ui/recap';
import { log } from './log';
import { supabase } from './supabase';

/** How long reading may take, in ms. */
const timeoutMs = 10_000;

interface GiftRow {
  id: string;
  given_on: string;
  kind: Gift['kind'];
  brand: string | null;
  credit_pence: number | null;
  share_pence: number;
  charity: string;
  gift_aid: boolean;
}

function fromRow(row: GiftRow): Gift {
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

/** The signed-in donor's gifts, newest first. The service gives each donor their own; rejects when it does not answer. */
export async function readGifts(signal: AbortSignal): Promise<Gift[]> {
  const client = await supabase();
  const request = new AbortController();
  const stop = () => request.abort();
  signal.addEventListener('abort', stop, { once: true });
  const timer = setTimeout(stop, timeoutMs);
  const { data, error } = await client
    .from('gifts')
    .select('id, given_on, kind, brand, credit_pence, share_pence, charity, gift_aid')
    .order('given_on', { ascending: false })
    .order('id')
    .abortSignal(request.signal)
    // The data client retries (docs/behaviour.md 11.7): a second layer would multiply its attempts.
    .retry(false)
    .overrideTypes<GiftRow[], { merge: false }>();
  clearTimeout(timer);
  signal.removeEventListener('abort', stop);
  if (error) {
    log('gifts not read', { code: error.code });
    throw new Error('gifts not read');
  }
  return data.map(fromRow);
}
