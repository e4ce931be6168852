import '@tuppence/ui/tokens';
import { CheckoutElement } from './checkout-element.tsx';

export type { CheckoutElement } from './checkout-element.tsx';
export type { DonationSuccess } from './donation-success.ts';

if (!customElements.get('tuppence-checkout'))
  customElements.define('tuppence-checkout', CheckoutElement);
