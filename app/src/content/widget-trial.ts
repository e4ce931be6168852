import type { CheckoutTrialProps } from '@tuppence/ui/donation-api';

export const trial: Omit<CheckoutTrialProps, 'state' | 'onOpen' | 'result' | 'children'> = {
  id: 'try',
  title: 'Try the widget',
  lead: 'The widget from the code above, with the same settings and test key. It tells you what happens to your donation. No money moves.',
  openLabel: 'Open the widget',
  openingLabel: 'Opening…',
  failedText: 'We couldn’t fetch the widget. Check your connection, then press again.',
  scriptlessText:
    'The widget needs JavaScript, which is off in your browser. On your own pages, what you put inside the widget’s element shows instead of the widget.',
};

/** The props of the sample (samples/checkout-widget.tsx) as attributes. */
export const attributes = {
  'api-key': 'tp_test_your_key',
  'charity-id': 'your-charity',
  amount: 3000,
  currency: 'GBP',
  'gift-aid': '',
};

/** Shown when the sample's `onSuccess` would be called. */
export const calledBack = (orderId: string) => `onSuccess was called with the order ${orderId}.`;
