import type { CheckoutDonation, DonationOutcome } from '@tuppence/ui/demos';
import { copy } from './copy.ts';
import type { DonationSuccess } from './donation-success.ts';
import type { CheckoutSettings } from './settings.ts';

const timeoutMs = 10_000;

export type Booking =
  | { ok: true; donation: DonationSuccess }
  /** `isFinal`: nothing was booked. Otherwise it is unknown whether it was. */
  | (Extract<DonationOutcome, { ok: false }> & { isFinal: boolean });

type Order = { id: string; answer: Promise<Booking> | undefined };

/** Orders that were sent and whose answer is not known, by what they ask for. */
const openOrders = new Map<string, Order>();

/**
 * Books a donation. Until its answer is known, the same donation is the same order, whichever element of the
 * page sends it and however often: so it is booked once.
 */
export async function book(
  { apiUrl, apiKey }: CheckoutSettings & { apiUrl: string },
  donation: CheckoutDonation,
): Promise<Booking> {
  const asked = JSON.stringify([apiUrl, apiKey, donation]);
  const order = openOrders.get(asked) ?? { id: newOrderId(), answer: undefined };
  openOrders.set(asked, order);
  order.answer ??= send(apiUrl, apiKey, order.id, donation);
  const booking = await order.answer;
  order.answer = undefined;
  if (booking.ok || booking.isFinal) openOrders.delete(asked);
  return booking;
}

async function send(
  apiUrl: string,
  apiKey: string,
  orderId: string,
  { amountPence, charityId, giftAid, monthly, payment }: CheckoutDonation,
): Promise<Booking> {
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
    if (typeof id !== 'string' || id === '') throw new Error('The answer names no donation.');
    const metadata = {
      donation_id: id,
      gift_aid: String(giftAid),
      monthly: String(monthly),
    };
    return { ok: true, donation: { orderId, metadata } };
  } catch {
    return { ok: false, message: copy.failures.unreachable, isFinal: false };
  }
}

function messageFor({ status, headers }: Response): string {
  if (status === 429) return copy.failures.busy(secondsToWait(headers.get('Retry-After')));
  return status >= 500 ? copy.failures.unreachable : copy.failures.refused;
}

/** `Retry-After` in seconds; a date, or none, counts as a minute. */
function secondsToWait(header: string | null): number {
  return /^\d{1,5}$/.test(header ?? '') ? Math.max(1, Number(header)) : 60;
}

/** An id that nobody else has; `randomUUID` is missing on pages without TLS. */
function newOrderId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `web-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
