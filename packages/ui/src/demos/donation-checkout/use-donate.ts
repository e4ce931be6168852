'use client';

import { useState } from 'react';
import { useSingleSubmit } from '../../hooks/use-single-submit';
import type { CheckoutDonation } from './checkout';

/** Result of sending a donation. `message` is shown to the donor. */
export type DonationOutcome = { ok: true } | { ok: false; message: string };

/** Sends one donation at a time. Without `onDonate` it calls `onDone` at once. */
export function useDonate(
  onDonate: ((donation: CheckoutDonation) => Promise<DonationOutcome>) | undefined,
  onDone: () => void,
) {
  const [failure, setFailure] = useState<string>();
  const { pending, submitOnce } = useSingleSubmit(
    async ({ amountPence, monthly, giftAid, payment, charityId }: CheckoutDonation) => {
      setFailure(undefined);
      if (!onDonate) return onDone();
      const outcome = await onDonate({ amountPence, monthly, giftAid, payment, charityId });
      if (outcome.ok) onDone();
      else setFailure(outcome.message);
    },
  );
  return {
    sending: pending,
    failure,
    send: submitOnce,
    /** Call it when an entry changes: the message no longer applies. */
    forgetFailure: () => setFailure(undefined),
  };
}
