import { DonationCheckout, enterAmount } from '@tuppence/ui/checkout';
import { checkoutCopy, copy } from './copy.ts';
import type { DonationSuccess } from './donation-success.ts';
import { recordDonation } from './record-donation.ts';
import { SetupProblems } from './SetupProblems.tsx';
import type { ReadSettings } from './settings.ts';

export type CheckoutProps = {
  settings: ReadSettings;
  onSuccess: (donation: DonationSuccess) => void;
  /** True when a donation is sent, false when its outcome is known. */
  onUnanswered: (isUnanswered: boolean) => void;
  onStartOver: () => void;
};

/** The library's checkout, connected to the donation API. */
export function Checkout({ settings: read, onSuccess, onUnanswered, onStartOver }: CheckoutProps) {
  if (!read.ok) return <SetupProblems problems={read.problems} />;
  const { settings } = read;
  const { apiUrl, giftAid, monthly } = settings;
  const mode =
    apiUrl === null ? 'demonstration' : settings.apiKey.startsWith('tp_test_') ? 'test' : 'live';
  return (
    <DonationCheckout
      copy={checkoutCopy(mode)}
      note={mode === 'live' ? undefined : copy.notices[mode]}
      charities={[{ id: settings.charityId, name: settings.charityName, cause: '' }]}
      initialValues={{ ...enterAmount(settings.amountPence), giftAid, monthly }}
      onStartOver={onStartOver}
      onDonate={
        apiUrl === null
          ? undefined
          : async (donation) => {
              onUnanswered(true);
              const result = await recordDonation({ ...settings, apiUrl }, donation);
              onUnanswered(!result.ok && !result.isFinal);
              if (!result.ok) return result;
              onSuccess(result.donation);
              return { ok: true };
            }
      }
    />
  );
}
