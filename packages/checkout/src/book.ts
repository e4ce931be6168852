import type { CheckoutDonation, DonationOutcome } from '@tuppence/ui/demos';
import { copy } from './copy.ts';
import type { DonationSuccess } from './donation-success.ts';
import type { CheckoutSettings } from './settings.ts';

const timeoutMs = 10_000;

export type Booking =
  | { ok: true; donation: DonationSuccess }
  | Extract<DonationOutcome, { ok: false }>;

/** Books a donation under `orderId`: sent again after a failure, it is still one donation. */
export async function book(
  { apiUrl, apiKey }: CheckoutSettings & { apiUrl: string },
  orderId: string,
  { amountPence, charityId, giftAid, monthly }: CheckoutDonation,
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
        metadata: { gift_aid: giftAid, monthly },
      }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      console.error(`<tuppence-checkout>: the donation was refused with ${response.status}.`);
      return { ok: false, message: messageFor(response) };
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
    return { ok: false, message: copy.failures.unreachable };
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
export function newOrderId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `web-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
