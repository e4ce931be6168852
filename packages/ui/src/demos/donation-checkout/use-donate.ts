'use client';

import { useRef, useState } from 'react';
import type { CheckoutDonation } from './checkout';

/** How the sending of a donation ended. `message` is shown to the donor. */
export type DonationOutcome = { ok: true } | { ok: false; message: string };

/** Sends a donation once, however often it is asked to while that goes on. Without `onDonate` it is done at once. */
export function useDonate(
  onDonate: ((donation: CheckoutDonation) => Promise<DonationOutcome>) | undefined,
  onDone: () => void,
) {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);

  async function send({ amountPence, monthly, giftAid, payment, charityId }: CheckoutDonation) {
    if (busy.current) return;
    setFailure(undefined);
    if (!onDonate) {
      onDone();
      return;
    }
    busy.current = true;
    setSending(true);
    const outcome = await onDonate({ amountPence, monthly, giftAid, payment, charityId });
    busy.current = false;
    setSending(false);
    if (outcome.ok) onDone();
    else setFailure(outcome.message);
  }

  return { sending, failure, send };
}
