import type * as ui from '@tuppence/ui/auth';
import { failure, success } from '../shared/notices.ts';
import { authForm, newPasswordForm } from './forms.ts';

/** docs/behaviour.md 10.3 has them word for word. */
export const signOutMessages = {
  failed: (message: string) => failure('Error', message),
  done: success('Logged out', 'You have been logged out successfully.'),
};

/** Titles of errors, beside those of `accountFailures`. */
export const ownAccountFailures = {
  nameNotSaved: 'Name not saved',
  notDownloaded: 'Not downloaded',
  notClosed: 'Account not closed',
};

export const ownAccount = {
  id: 'your-account',
  title: 'Your account',
  parts: {
    name: 'Change your name',
    password: 'Change your password',
    data: 'Download your data',
    close: 'Close your account',
  },
  jsonFile: 'tuppence-data.json',
  csvFile: 'tuppence-gifts.csv',
} as const;

const { fields, messages } = authForm;

export const nameForm: ui.NameFormCopy = {
  fields: { firstName: fields.firstName, lastName: fields.lastName },
  missing: { firstName: messages.firstName, lastName: messages.lastName },
  submit: 'Save name',
  pending: 'Saving...',
  saved: 'Your name is saved.',
};

export const changePasswordForm: ui.ChangePasswordFormCopy = {
  ...newPasswordForm,
  current: 'Current password',
  currentMissing: 'Please enter your current password.',
  currentWrong: 'This isn’t your current password.',
  submit: 'Save password',
  saved: 'Your new password is saved. Every other device has been signed out.',
};

export const dataDownload: ui.DataDownloadCopy = {
  text: 'The JSON file has your account, your place on the waitlist and every gift. The CSV file has every gift, for a spreadsheet. For what the app keeps, such as cards and invitations, write to us.',
  formats: { json: 'Account and gifts (JSON)', csv: 'Every gift (CSV)' },
  pending: 'Fetching...',
};

export const closeAccountForm: ui.CloseAccountFormCopy = {
  paragraphs: [
    'This deletes your name, your email address and your place on the waitlist, and signs you out everywhere. It cannot be undone.',
    'Our record of your gifts stays, without your name. A charity that has your name, for Gift Aid or because you agreed, keeps it as long as the law requires. Download your data first if you want to keep it.',
    'Cards with money left keep it, but the app will no longer show them: save their codes first. A gift that still waits for its charity, and isn’t claimed in time, goes to one with a similar purpose.',
    'We’ll send you an email to say that the account is closed.',
  ],
  confirm: 'Type your email address to confirm',
  mismatch: (email) => `Type ${email} to close the account.`,
  submit: 'Close my account',
  pending: 'Closing...',
};
