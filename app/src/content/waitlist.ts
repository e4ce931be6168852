import type { DownloadAppCopy, EarlyAccessFormCopy } from '@tuppence/ui/dialogs';
import { claim } from './claims';
import { fieldMessages, joinedMessage } from './messages';

export const waitlist = {
  title: 'Get early access',
  successMessage: joinedMessage,
  socialProof: {
    text: `${claim('usersSocialProof')} others already use the product. This is the front of the queue.`,
    more: claim('usersBadge'),
  },
  description: 'Leave your email address and we’ll write once, when it’s your turn.',
  /** For visitors who come from the charity finder. */
  forCharity: (name: string) =>
    `Leave your email address and we’ll write once, when it’s your turn. We’ll note that you’re shopping for ${name}.`,
  /** For visitors with a phone on which the app does not run yet. */
  iPhoneFirst: 'Android is next. We’ll write once.',
  /** On desktop, beside the QR code, for visitors who have no iPhone to scan it with. */
  noIPhone: 'No iPhone? Leave your email',
};

/** The waitlist's form, in the dialog and in the page. */
export const waitlistForm: EarlyAccessFormCopy = {
  emailLabel: 'Email address',
  emailPlaceholder: 'Enter your email address',
  agreement: [
    'I agree to the ',
    { label: 'Terms & Conditions', href: '/terms' },
    ' and ',
    { label: 'Privacy Policy', href: '/privacy' },
  ],
  messages: fieldMessages,
};

/** What "Get the app" opens where the code can be scanned. */
export const downloadApp: DownloadAppCopy = {
  title: 'Download the app',
  description: 'Scan this QR code with your iOS device to download the app',
  qrLabel: 'QR code to download the app',
  caption: 'Scan with your iPhone to download',
  store: 'Open in the App Store',
};

/** What the notice of a failure offers: the form has been emptied. */
export const putBack = {
  label: 'Put it back',
  alternative: 'Your address is kept: choose “Put it back”, or fill in the form again.',
};
