'use client';

import { createElement, type ReactElement, useEffect, useRef } from 'react';
import type { CheckoutElement, CheckoutTheme } from './checkout-element.tsx';
import type { DonationSuccess } from './donation-success.ts';

export type { CheckoutTheme } from './checkout-element.tsx';
export type { DonationSuccess } from './donation-success.ts';

export interface DonationCheckoutProps {
  /** A key of the donation API. With one that starts with `tp_test_` no money moves. */
  apiKey: string;
  /** Id of the charity that receives the donation. */
  charityId: string;
  /** The charity's name, as the donor reads it. Default: the words of its id. */
  charityName?: string | undefined;
  /** What is entered at first, in pence. Default 3000, which is £30. */
  amount?: number | undefined;
  /** Only pounds are taken. Default `GBP`. */
  currency?: 'GBP' | undefined;
  /** Whether the box for Gift Aid is ticked at first. The donor decides. Default false. */
  giftAid?: boolean | undefined;
  /** Where donations are booked. Default: the address of the build; without one, the checkout is a demonstration. */
  apiUrl?: string | undefined;
  /** Another brand, as `createTheme` of `@tuppence/ui/theme` makes it. Default: the library's own. */
  theme?: CheckoutTheme | undefined;
  /** The donation is booked. Never called by a demonstration. */
  onSuccess: (donation: DonationSuccess) => void;
}

/** `<tuppence-checkout>` for React. The element's code is fetched when it is first shown. */
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
