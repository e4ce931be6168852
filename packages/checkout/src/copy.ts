import type { CheckoutCopy } from '@tuppence/ui/checkout';
import { type PlaceWords, stepsCopy } from './steps-copy.ts';

/** A demonstration sends nothing. A test moves no money. */
export type Mode = 'demonstration' | 'test' | 'live';

function duration(seconds: number): string {
  if (seconds === 60) return 'a minute';
  if (seconds < 60) return `${seconds} second${seconds === 1 ? '' : 's'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

export const copy = {
  notices: {
    demonstration:
      'This is a demonstration: it has no address to send donations to, so nothing is recorded and nothing is charged.',
    test: 'Test mode: donations are recorded under a test key, and no money moves.',
  },
  misconfigured: 'This checkout is not set up yet.',
  failures: {
    refused:
      'Your donation was not made: this checkout is not set up right. Nothing was charged. Please tell the charity.',
    busy: (seconds: number) =>
      `Too many donations at once. Nothing was charged. Please wait ${duration(seconds)} and try again.`,
    unreachable:
      'We could not confirm your donation. Please try again: it will be made only once, however often you press.',
    madeBefore:
      'Your donation was made the first time, as you had chosen then. Nothing more was charged. To give again, press once more.',
  },
};

const outcomes: Record<Mode, Omit<PlaceWords, 'label' | 'receiptLabel' | 'barcode'>> = {
  demonstration: {
    isTrial: true,
    details: ['Demonstration'],
    afterwards: 'This was a demonstration: nothing was charged, and nothing was sent.',
    footer: 'A demonstration. Not a real donation.',
  },
  test: {
    isTrial: true,
    details: ['Test'],
    afterwards: 'Recorded under a test key: no money moved.',
    footer: 'A test. No money moved.',
  },
  live: {
    isTrial: false,
    details: [],
    afterwards: 'Your donation has been made.',
    footer: 'Thank you.',
  },
};

export const checkoutCopy = (mode: Mode): CheckoutCopy =>
  stepsCopy({
    label: 'Donation checkout',
    receiptLabel: 'Receipt',
    barcode: 'THANK-YOU',
    ...outcomes[mode],
  });
