import type { CheckoutDonation, DonationOutcome } from '@tuppence/ui/checkout';
import { copy } from './copy.ts';
import type { DonationSuccess } from './donation-success.ts';
import type { CheckoutSettings } from './settings.ts';

const timeoutMs = 10_000;

export type RecordResult =
  | { ok: true; donation: DonationSuccess }
  /** `isFinal`: the API refused the donation. Otherwise, it may have been recorded. */
  | (Extract<DonationOutcome, { ok: false }> & { isFinal: boolean });

interface Order {
  id: string;
  answer: Promise<RecordResult> | undefined;
  /** An earlier try may have been recorded. */
  unconfirmed: boolean;
}

const unconfirmed = { ok: false, message: copy.failures.unreachable, isFinal: false } as const;

/** The page's orders with an unknown outcome, by what was sent. */
const openOrders = new Map<string, Order>();

/** Until the outcome of a donation is known, repeats have the same order id. */
export async function recordDonation(
  { apiUrl, apiKey }: CheckoutSettings & { apiUrl: string },
  donation: CheckoutDonation,
): Promise<RecordResult> {
  const asked = JSON.stringify([apiUrl, apiKey, donation]);
  const order = openOrders.get(asked) ?? {
    id: newOrderId(),
    answer: undefined,
    unconfirmed: false,
  };
  openOrders.set(asked, order);
  order.answer ??= send(apiUrl, apiKey, order.id, donation);
  const result = await order.answer;
  order.answer = undefined;
  order.unconfirmed ||= !result.ok && !result.isFinal;
  if (!result.ok && order.unconfirmed) return unconfirmed;
  openOrders.delete(asked);
  return result;
}

async function send(
  apiUrl: string,
  apiKey: string,
  orderId: string,
  { amountPence, charityId, giftAid, monthly, payment }: CheckoutDonation,
): Promise<RecordResult> {
  try {
    const response = await fetch(apiUrl, {
      method: 'POST',
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        amount: amountPence,
        currency: 'GBP',
        charity_id: charityId,
        order_id: orderId,
        customer_id: 'guest',
        metadata: {
          gift_aid: giftAid,
          monthly,
          payment: payment === 'card' ? 'card' : 'bank_transfer',
        },
      }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      console.error(`<tuppence-checkout>: the donation was refused with ${response.status}.`);
      return { ok: false, message: messageFor(response), isFinal: response.status < 500 };
    }
    const { id } = (await response.json()) as { id?: unknown };
    if (typeof id !== 'string' || id === '') throw new Error('The response has no donation id.');
    const metadata = { donation_id: id, gift_aid: String(giftAid), monthly: String(monthly) };
    return { ok: true, donation: { orderId, metadata } };
  } catch {
    return unconfirmed;
  }
}

function messageFor({ status, headers }: Response): string {
  if (status === 429) return copy.failures.busy(secondsToWait(headers.get('Retry-After')));
  return status >= 500 ? copy.failures.unreachable : copy.failures.refused;
}

/** A date or a missing header counts as a minute. */
function secondsToWait(header: string | null): number {
  return /^\d{1,5}$/.test(header ?? '') ? Math.max(1, Number(header)) : 60;
}

/** Does not use `randomUUID`, which exists only in a secure context. */
function newOrderId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `web-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
