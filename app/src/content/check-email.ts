import type { CheckEmailCopy } from '@tuppence/ui/auth';

export const checkEmail: CheckEmailCopy = {
  hint: 'No email after a minute or two? Look in your spam folder first.',
  change: 'Use another address',
};
