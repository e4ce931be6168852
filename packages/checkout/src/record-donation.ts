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
  /** What was sent last, and its answer until it arrives. */
  sent: string;
  answer: Promise<RecordResult> | undefined;
  /** An earlier try may have been recorded. */
  unconfirmed: boolean;
}

const unconfirmed = { ok: false, message: copy.failures.unreachable, isFinal: false } as const;
const madeBefore = { ok: false, message: copy.failures.madeBefore, isFinal: true } as const;

/** Orders with an unknown outcome. Their ids outlive a reload. */
const openOrders = new Map<string, Order>();

/**
 * Until the outcome of a donation is known, the next one to its charity has the same order id, with
 * any amount or payment, and after a reload: only one of them is recorded.
 */
export async function recordDonation(
  settings: CheckoutSettings & { apiUrl: string },
  donation: CheckoutDonation,
): Promise<RecordResult> {
  const { apiUrl, apiKey } = settings;
  const place = `tuppence-order ${apiUrl} ${donation.charityId}`;
  const kept = stored(place);
  const order = openOrders.get(place) ?? {
    id: kept ?? newOrderId(),
    sent: '',
    answer: undefined,
    unconfirmed: kept !== null,
  };
  const asked = JSON.stringify([apiKey, donation]);
  if (order.answer && order.sent !== asked) {
    await order.answer;
    return recordDonation(settings, donation);
  }
  openOrders.set(place, order);
  stored(place, order.id);
  order.sent = asked;
  order.answer ??= send(apiUrl, apiKey, order.id, donation);
  const result = await order.answer;
  order.answer = undefined;
  order.unconfirmed ||= !result.ok && !result.isFinal;
  if (!result.ok && order.unconfirmed && result !== madeBefore) return unconfirmed;
  openOrders.delete(place);
  stored(place, null);
  return result;
}

/** Reads, writes or removes what survives a reload of this tab. Browsers may allow none of it. */
function stored(place: string, id?: string | null): string | null {
  try {
    if (id) sessionStorage.setItem(place, id);
    else if (id === null) sessionStorage.removeItem(place);
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

async function send(
  apiUrl: string,
  apiKey: string,
  orderId: string,
  { amountPence, charityId, giftAid, declaration, monthly, payment }: CheckoutDonation,
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
        declaration: declaration && {
          first_name: declaration.firstName,
          last_name: declaration.lastName,
          house: declaration.house,
          postcode: declaration.postcode,
        },
      }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The order is recorded with other values: the first try arrived.
    if (response.status === 409) return madeBefore;
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
