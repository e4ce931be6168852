import type { ToastMessage } from '@tuppence/ui';
import type { WaitlistFormCopy } from '@tuppence/ui/dialogs';
import { privacyLink, termsLink } from '../chrome/copy.ts';
import { claim } from '../claims/texts.ts';
import { failure, invalidEmail, success } from '../shared/notices.ts';

const emails =
  'You’ll get two emails: one to confirm your address, and one when it’s your turn. No advertising.';
const description = `Leave your email address. ${emails}`;

export const waitlist = {
  title: 'Get early access',
  socialProof: {
    text: `${claim('usersSocialProof')} others already use the product.`,
    more: claim('usersBadge'),
  },
  description,
  forCharity: (name: string) => `${description} We’ll note that you’re shopping for ${name}.`,
  /** For visitors without an iPhone, unless the site is in waitlist mode. */
  iPhoneFirst: `The app is on iPhone today. Android is next. ${emails}`,
};

export const waitlistForm: WaitlistFormCopy = {
  emailLabel: 'Email address',
  emailPlaceholder: 'Enter your email address',
  agreement: ['I agree to the ', termsLink, ' and ', privacyLink],
  messages: { email: invalidEmail, acceptTerms: 'You must accept the terms and conditions' },
  submit: 'Submit',
  pending: 'Submitting…',
};

const next = 'Not confirmed yet? Open our email and press its button.';

/** docs/behaviour.md 10.1 */
export const waitlistMessages = {
  joined: (message = "We'll share your exclusive access soon"): ToastMessage => ({
    title: 'Thank you for joining!',
    description: message,
    next,
    coin: true,
  }),
  duplicate: {
    ...success(
      'Thank you for your interest!',
      "We already have your email, and we'll be in touch soon.",
    ),
    next,
  },
  failed: failure('Oops! Something went wrong', 'Please try again later.'),
} as const;

/** The action in a failure notice. */
export const putBack = {
  label: 'Restore my email',
  alternative: 'Your address is kept: choose “Restore my email”, or fill in the form again.',
};
