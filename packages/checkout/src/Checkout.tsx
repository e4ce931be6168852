import { DonationCheckout, enterAmount } from '@tuppence/ui/demos';
import { Stack } from '@tuppence/ui/layout';
import { useRef } from 'react';
import { book, newOrderId } from './book.ts';
import { checkoutCopy, copy } from './copy.ts';
import type { DonationSuccess } from './donation-success.ts';
import { Notice } from './Notice.tsx';
import type { ReadSettings } from './settings.ts';

export type CheckoutProps = {
  settings: ReadSettings;
  onSuccess: (donation: DonationSuccess) => void;
};

/** The library's checkout, with what it sends. */
export function Checkout({ settings: read, onSuccess }: CheckoutProps) {
  const sent = useRef({ text: '', orderId: '' });
  if (!read.ok) return <Notice title={copy.misconfigured} lines={read.problems} />;
  const { settings } = read;
  const { apiUrl } = settings;
  const mode =
    apiUrl === null ? 'demonstration' : settings.apiKey.startsWith('tp_test_') ? 'test' : 'live';
  return (
    <Stack gap={6}>
      {mode === 'live' ? null : <Notice title={copy.notices[mode]} lines={[]} />}
      <DonationCheckout
        copy={checkoutCopy(mode)}
        charities={[{ id: settings.charityId, name: settings.charityName, cause: '' }]}
        initialValues={{ ...enterAmount(settings.amountPence), giftAid: settings.giftAid }}
        onDonate={
          apiUrl === null
            ? undefined
            : async (donation) => {
                const text = JSON.stringify(donation);
                // The same donation, tried again, keeps its order; another one gets its own.
                if (sent.current.text !== text) sent.current = { text, orderId: newOrderId() };
                const booking = await book({ ...settings, apiUrl }, sent.current.orderId, donation);
                if (!booking.ok) return booking;
                sent.current = { text: '', orderId: '' };
                onSuccess(booking.donation);
                return { ok: true };
              }
        }
      />
    </Stack>
  );
}
