import type { GetAppDialogCopy, WaitlistFormCopy } from '@tuppence/ui/dialogs';
import { claim } from '../claims/texts.ts';
import { fieldMessages } from '../shared/messages.ts';

export const waitlist = {
  title: 'Get early access',
  socialProof: {
    text: `${claim('usersSocialProof')} others already use the product. These four, and ${claim('usersBadge').slice(1)} more, are the front of the queue.`,
    more: claim('usersBadge'),
  },
  description: 'Leave your email address and we’ll write once, when it’s your turn.',
  forCharity: (name: string) =>
    `Leave your email address and we’ll write once, when it’s your turn. We’ll note that you’re shopping for ${name}.`,
  /** For visitors without an iPhone, unless the site is in waitlist mode. */
  iPhoneFirst: 'The app is on iPhone today. Android is next. We’ll write once.',
  noIPhone: 'No iPhone? Leave your email',
};

export const waitlistForm: WaitlistFormCopy = {
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

export const downloadApp: GetAppDialogCopy = {
  title: 'Download the app',
  description: 'Scan this QR code with your iOS device to download the app',
  qrLabel: 'QR code to download the app',
  caption: 'Scan with your iPhone to download',
  store: 'Open in the App Store',
};

/** The action in a failure notice. */
export const putBack = {
  label: 'Restore my email',
  alternative: 'Your address is kept: choose “Restore my email”, or fill in the form again.',
};
