import { DonationCheckout, enterAmount } from '@tuppence/ui/demos';
import { useRef } from 'react';
import { book, newOrderId } from './book.ts';
import { checkoutCopy, copy } from './copy.ts';
import type { DonationSuccess } from './donation-success.ts';
import { SetupProblems } from './SetupProblems.tsx';
import type { ReadSettings } from './settings.ts';

export type CheckoutProps = {
  settings: ReadSettings;
  onSuccess: (donation: DonationSuccess) => void;
  /** Called with true when a donation is sent, and with false when it is answered. */
  onSending: (isSending: boolean) => void;
  /** The donor left the thank-you to start another donation. */
  onStartOver: () => void;
};

/** The library's checkout, with what it sends. */
export function Checkout({ settings: read, onSuccess, onSending, onStartOver }: CheckoutProps) {
  const sent = useRef({ text: '', orderId: '' });
  if (!read.ok) return <SetupProblems problems={read.problems} />;
  const { settings } = read;
  const { apiUrl } = settings;
  const mode =
    apiUrl === null ? 'demonstration' : settings.apiKey.startsWith('tp_test_') ? 'test' : 'live';
  return (
    <DonationCheckout
      copy={checkoutCopy(mode)}
      note={mode === 'live' ? undefined : copy.notices[mode]}
      charities={[{ id: settings.charityId, name: settings.charityName, cause: '' }]}
      initialValues={{ ...enterAmount(settings.amountPence), giftAid: settings.giftAid }}
      onStartOver={onStartOver}
      onDonate={
        apiUrl === null
          ? undefined
          : async (donation) => {
              const text = JSON.stringify(donation);
              // The same donation, tried again, keeps its order; another one gets its own.
              if (sent.current.text !== text) sent.current = { text, orderId: newOrderId() };
              onSending(true);
              const booking = await book({ ...settings, apiUrl }, sent.current.orderId, donation);
              onSending(false);
              if (!booking.ok) return booking;
              sent.current = { text: '', orderId: '' };
              onSuccess(booking.donation);
              return { ok: true };
            }
      }
    />
  );
}
