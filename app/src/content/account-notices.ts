import type { Notice } from './messages';

const notice = (title: string, description: string): Notice => ({
  title,
  description,
  tone: 'success',
});

/** Notices of the account beside those of docs/behaviour.md 10.3. */
export const accountNotices = {
  welcome: notice('Welcome!', 'Your email address is confirmed, and you’re signed in.'),
  passwordSaved: notice('Password saved', 'You’re signed in with your new password.'),
} as const;

/** Titles of what failed, beside the form. The service says why. */
export const accountFailures = {
  notSent: 'Not sent',
  notConfirmed: 'Not confirmed',
  passwordNotSaved: 'Password not saved',
  nameNotSaved: 'Name not saved',
  notDownloaded: 'Not downloaded',
  notClosed: 'Account not closed',
} as const;
