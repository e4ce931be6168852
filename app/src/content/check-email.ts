import type { CheckEmailCopy } from '@tuppence/ui/auth';

/** Shown instead of the form once an email is on its way. */
export const checkEmail: CheckEmailCopy = {
  hint: 'No email after a minute or two? Look in your spam folder first.',
  change: 'Use another address',
};
