/** What the checkout widget of the samples takes. The package is the reader's to install. */
declare module '@tuppence/checkout' {
  import type { ReactElement } from 'react';

  export interface DonationCheckoutProps {
    apiKey: string;
    charityId: string;
    /** In pence. */
    amount?: number;
    currency?: 'GBP';
    /** Offers Gift Aid. */
    giftAid?: boolean;
    onSuccess: (donation: { orderId: string; metadata: Record<string, string> }) => void;
  }

  export function DonationCheckout(props: DonationCheckoutProps): ReactElement;
}
