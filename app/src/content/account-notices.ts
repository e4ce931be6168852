import type { Notice } from './messages';

const notice = (title: string, description: string): Notice => ({
  title,
  description,
  tone: 'success',
});

export const accountNotices = {
  welcome: notice('Welcome!', 'Your email address is confirmed, and you’re signed in.'),
  passwordSaved: notice('Password saved', 'You’re signed in with your new password.'),
} as const;

/** Titles of the errors shown beside the form; the text comes from the service. */
export const accountFailures = {
  notSent: 'Not sent',
  notConfirmed: 'Not confirmed',
  passwordNotSaved: 'Password not saved',
  nameNotSaved: 'Name not saved',
  notDownloaded: 'Not downloaded',
  notClosed: 'Account not closed',
} as const;
