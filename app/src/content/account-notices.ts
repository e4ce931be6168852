import type { Notice } from './messages';

const notice = (title: string, description: string): Notice => ({
  title,
  description,
  look: 'success',
});

/** Notices that the specification does not list, for mails asked for. They never say whether an account exists. */
export const accountNotices = {
  linkSent: notice('Check your email', 'If that address has an account, a link is on its way.'),
  linkExpired: {
    title: 'That link has expired',
    description: 'Ask for a new one here.',
    look: 'destructive',
  } satisfies Notice,
  passwordSaved: notice('Password saved', 'You are signed in with your new password.'),
} as const;
