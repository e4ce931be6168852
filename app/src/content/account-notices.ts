import type { Notice } from './messages';

const notice = (title: string, description: string): Notice => ({
  title,
  description,
  tone: 'success',
});

const failure = (title: string, description: string): Notice => ({
  title,
  description,
  tone: 'destructive',
});

/** Notices for mails asked for, beside those of docs/behaviour.md 10.3. They never say whether an account exists. */
export const accountNotices = {
  linkSent: notice('Check your email', 'If that address has an account, a link is on its way.'),
  linkExpired: failure('That link has expired', 'Ask for a new one here.'),
  sentAgain: (email: string) => notice('Sent again', `A new link is on its way to ${email}.`),
  notSent: (why: string): Notice => failure('Not sent', why),
  notConfirmed: (why: string): Notice => failure('Not confirmed', why),
  welcome: notice('Welcome!', 'Your address is confirmed, and you’re signed in.'),
  passwordNotSaved: (why: string): Notice => failure('Password not saved', why),
  passwordSaved: notice('Password saved', 'You’re signed in with your new password.'),
} as const;
