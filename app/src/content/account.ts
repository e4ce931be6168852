import { claim } from '@tuppence/content/claims/texts';
import type { PageMeta } from '@tuppence/site/page-meta';
import type { EmptyRecapProps, TaxNoteCopy } from '@tuppence/ui/recap';

const keywords = ['donor account', 'giving history', 'Gift Aid'];

export const loginMeta: PageMeta = {
  path: '/auth',
  title: 'Login',
  description:
    'Sign in to your donor account to see your giving history and what it could mean for your tax.',
  keywords,
  indexable: false,
};

export const signUpMeta: PageMeta = { ...loginMeta, title: 'Sign Up' };

export const recapMeta: PageMeta = {
  path: '/giving-recap',
  title: 'Your giving | Tuppence',
  description:
    'Your giving history: totals by tax year, by month and by charity, and an estimate of Gift Aid.',
  keywords,
  indexable: false,
};

/** The auth page and its steps (docs/behaviour.md 3.13). */
export const authTexts = {
  'sign-in': { title: 'Welcome back', subtitle: 'Sign in to access your giving history' },
  'sign-up': { title: 'Create account', subtitle: 'Join thousands discovering their tax rebates' },
  mailed: {
    title: 'Check your email',
    subtitle: (email: string) =>
      `If ${email} is new to us, a link to open your account is on its way. If you already have an account, sign in or set a new password instead.`,
  },
  forgotten: {
    title: 'Forgotten your password?',
    subtitle: 'Tell us your email address and we’ll send you a link to choose a new one.',
    submit: 'Send me a link',
  },
  expired: {
    title: 'That link has expired',
    subtitle:
      'Links work once and expire after a day. Tell us your email address and we’ll send you a new one.',
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
      'We’ve deleted your name, your email address and your place on the waitlist, and sent you an email that says so. Your gifts stay in the charities’ books, without your name.',
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
    'A Gift Aid estimate for your own gifts',
    'Free, and yours to close',
  ],
};

export const recapTexts = {
  loading: 'Fetching your giving…',
  signedOut: 'Your giving',
  signedOutText: 'Sign in to see your giving history and what it could mean for your tax.',
  signIn: 'Sign in',
  failed: 'We couldn’t fetch your giving',
  failedText: 'It’s safe: we just couldn’t reach it. Check your connection and try again.',
  retry: 'Try again',
  scriptless:
    'Your gifts, the picture of your year and the sheet for your tax return are put together in your browser, so this page needs JavaScript, which is off.',
};

export const emptyRecap = {
  title: 'Your first gift will appear here',
  text: 'Buy a shopping card in the app and it will appear here, with the date, the brand and the charity. Your totals by tax year, the Gift Aid estimate and a sheet to print come with it.',
  receipt: {
    label: 'An empty receipt',
    title: 'Your giving',
    lines: [
      { label: 'Gifts so far', value: '0' },
      { label: 'Good intentions', value: '1' },
    ],
    total: { label: 'Raised', value: '£0.00' },
    footer: 'Everyone starts here.',
  },
} satisfies Omit<EmptyRecapProps, 'action'>;

export const taxNote: TaxNoteCopy = {
  title: 'What it means for your tax',
  paragraphs: [
    'When you spend a shopping card, the brand makes the donation. It is the brand’s gift, not yours, so it cannot carry Gift Aid and there is nothing for you to claim.',
    `Your own gifts are different. If you pay UK tax and have made a declaration, the charity reclaims ${claim('giftAid')} of what you gave. If you pay tax at 40%, you can claim a rebate as well: the difference between 40% and the basic rate of 20%, on the gross gift. At the basic rate there is nothing more to claim.`,
    'You claim a rebate in your Self Assessment return or through your tax code. Scottish rates differ.',
  ],
  disclaimer: 'An estimate, not tax advice. HMRC has the last word.',
  receipt: {
    label: (taxYear) => `Gift Aid estimate for ${taxYear}`,
    title: 'Gift Aid, estimated',
    details: (taxYear) => [`Tax year ${taxYear}`, 'Your own gifts only'],
    net: 'You gave',
    reclaimed: 'Charities reclaim 25%',
    gross: 'They receive',
    relief: 'At 40% tax, 20% back to you',
  },
};
