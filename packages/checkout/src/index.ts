'use client';

import { createElement, type ReactElement, useEffect, useRef } from 'react';
import type { CheckoutElement, CheckoutTheme } from './checkout-element.tsx';
import type { DonationSuccess } from './donation-success.ts';

export type { CheckoutTheme } from './checkout-element.tsx';
export type { DonationSuccess } from './donation-success.ts';

export interface DonationCheckoutProps {
  /** With a `tp_test_` key no money moves. */
  apiKey: string;
  charityId: string;
  /** Default: made from the id. */
  charityName?: string | undefined;
  /** Initial value, in pence. Default 3000. */
  amount?: number | undefined;
  /** Default `GBP`. */
  currency?: 'GBP' | undefined;
  /** Whether the Gift Aid box is ticked at first. Default false. */
  giftAid?: boolean | undefined;
  /** Default: the address set in the build. Without one, nothing is sent. */
  apiUrl?: string | undefined;
  /** Default: the library's own. */
  theme?: CheckoutTheme | undefined;
  onSuccess: (donation: DonationSuccess) => void;
}

/** `<tuppence-checkout>` for React. Loads the element's code after mounting. */
export function DonationCheckout({
  apiKey,
  charityId,
  charityName,
  amount,
  currency,
  giftAid,
  apiUrl,
  theme,
  onSuccess,
}: DonationCheckoutProps): ReactElement {
  const element = useRef<CheckoutElement>(null);
  useEffect(() => {
    void import('./element.ts');
  }, []);
  useEffect(() => {
    const { current } = element;
    const listen = (event: Event) => onSuccess((event as CustomEvent<DonationSuccess>).detail);
    current?.addEventListener('tuppence-success', listen);
    return () => current?.removeEventListener('tuppence-success', listen);
  }, [onSuccess]);
  useEffect(() => {
    if (element.current) element.current.theme = theme ?? null;
  }, [theme]);
  return createElement('tuppence-checkout', {
    ref: element,
    'api-key': apiKey,
    'charity-id': charityId,
    'charity-name': charityName,
    amount,
    currency,
    'gift-aid': giftAid ? '' : undefined,
    'api-url': apiUrl,
  });
}
