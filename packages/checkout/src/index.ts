'use client';

import { createElement, type ReactElement, useEffect, useRef } from 'react';
import type { CheckoutElement, CheckoutTheme } from './checkout-element.tsx';
import type { DonationSuccess } from './donation-success.ts';

export type { CheckoutTheme } from './checkout-element.tsx';
export type { DonationSuccess } from './donation-success.ts';

export interface DonationCheckoutProps {
  /** A key of the donation API. With a `tp_test_` key no money moves. */
  apiKey: string;
  charityId: string;
  /** The charity's name. Default: made from its id. */
  charityName?: string | undefined;
  /** Initial value, in pence. Default 3000, which is £30. */
  amount?: number | undefined;
  /** Only GBP. Default `GBP`. */
  currency?: 'GBP' | undefined;
  /** Whether the Gift Aid box is ticked at first. Default false. */
  giftAid?: boolean | undefined;
  /** The API's address. Default: the one set in the build. If there is none, nothing is sent. */
  apiUrl?: string | undefined;
  /** A theme made by `createTheme` from `@tuppence/ui/theme`. Default: the library's own. */
  theme?: CheckoutTheme | undefined;
  /** Called when a donation is recorded: never without an API address. */
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
