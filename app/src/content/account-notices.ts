import { success } from '@tuppence/content/shared/notices';

export const accountNotices = {
  welcome: success('Welcome!', 'Your email address is confirmed, and you’re signed in.'),
  passwordSaved: success('Password saved', 'You’re signed in with your new password.'),
} as const;

/** Titles of errors in account forms; services/account.ts has the texts. */
export const accountFailures = {
  notSent: 'Not sent',
  notConfirmed: 'Not confirmed',
  passwordNotSaved: 'Password not saved',
  nameNotSaved: 'Name not saved',
  notDownloaded: 'Not downloaded',
  notClosed: 'Account not closed',
} as const;
