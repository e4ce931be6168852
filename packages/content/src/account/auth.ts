import type { PageMeta } from '@tuppence/site/page-meta';
import type { CheckEmailCopy } from '@tuppence/ui/auth';

export const meta: PageMeta = {
  path: '/auth',
  title: 'Login',
  description: 'Sign in to your donor account to see your giving history.',
  keywords: ['donor account', 'giving history', 'Gift Aid'],
  indexable: false,
};

export const signUpMeta: PageMeta = {
  ...meta,
  title: 'Sign Up',
  description: 'Create a donor account to see your giving history.',
};

/** Of a step of the page, by the heading that it shows. */
export const stepMeta = (title: string): PageMeta => ({ ...meta, title });

/** The auth page and its steps (docs/behaviour.md 3.13). */
export const authTexts = {
  'sign-in': { title: 'Welcome back', subtitle: 'Sign in to access your giving history' },
  'sign-up': { title: 'Create account', subtitle: 'Join thousands discovering their tax rebates' },
  mailed: {
    title: 'Check your email',
    subtitle: (email: string) =>
      `If ${email} is new to us, a link to open your account is on its way. If not, sign in or set a new password.`,
  },
  forgotten: {
    title: 'Forgotten your password?',
    subtitle: 'Tell us your email address and we’ll send you a link to choose a new one.',
    submit: 'Send me a link',
  },
  expired: {
    title: 'That link no longer works',
    subtitle:
      'Links work once and expire after a day. If it has opened your account, sign in. If not, tell us your email address and we’ll send you a new one.',
    submit: 'Send a new link',
  },
  incomplete: {
    title: 'This link is incomplete',
    subtitle:
      'Copy the whole address from the email into your browser. Or tell us your email address and we’ll send you a new link.',
    submit: 'Send a new link',
  },
  linkSent: {
    title: 'Check your email',
    subtitle: (email: string) =>
      `If ${email} has an account with us, a link is on its way. It works once and expires after a day.`,
  },
  confirm: {
    title: 'One last step',
    subtitle: 'Confirm that this email address is yours to open your account.',
    submit: 'Confirm my address',
    working: 'Confirming...',
  },
  reset: {
    title: 'Choose a new password',
    subtitle: 'You asked for a new password. If that wasn’t you, close this page.',
    submit: 'Continue',
    working: 'Checking...',
  },
  'new-password': {
    title: 'Choose a new password',
    subtitle: 'You’ll use it the next time you sign in.',
    checking: 'Checking your link…',
  },
  closed: {
    title: 'Your account is closed',
    subtitle:
      'We’ve deleted your name, your email address and your place on the waitlist, and emailed you to say so. Our record of your gifts stays, without your name.',
  },
} as const;

export const authLinks = {
  signIn: { href: '/auth', label: 'Back to sign in' },
  newPassword: { href: '/auth?step=forgotten', label: 'Set a new password' },
  home: { href: '/', label: 'Go to the home page' },
} as const;

export const authNoticeTexts = {
  signedOut: 'You’ve been signed out. Sign in to carry on.',
  unconfirmed: (email: string) =>
    `Confirm your email address first. The link is in the email we sent to ${email}.`,
  sendAgain: 'Send the link again',
  sending: 'Sending...',
} as const;

export const aboutAccounts = {
  title: 'Every gift, in one place',
  points: [
    'Your giving history, year by year',
    'A Gift Aid estimate, if you test our tax rebates',
    'Yours to close any time',
    'To pay £0.00',
  ],
  footer: 'Lose this receipt. Your history is here.',
};

/** Once an email is on its way. */
export const checkEmail: CheckEmailCopy = {
  hint: 'No email after a minute or two? Look in your spam folder first.',
  sendAgain: 'Send again',
  sendAgainIn: (seconds) => `Send again in ${seconds} s`,
  pending: 'Sending...',
  sentAgain: 'Sent again.',
  canSendAgain: 'You can send it again now.',
  change: 'Use another address',
};
