import { failure, success } from '../shared/notices.ts';

/** docs/behaviour.md 10.3 has them word for word. */
export const accountMessages = {
  signUpFailed: (message: string) => failure('Signup Failed', message),
  signedUp: success(
    'Account Created',
    'Please check your email for verification instructions.',
    true,
  ),
  signInFailed: (message: string) => failure('Login Failed', message),
  signedIn: success('Welcome back!', 'You have successfully logged in.', true),
  confirmed: success('Welcome!', 'Your email address is confirmed, and you’re signed in.'),
  passwordSaved: success('Password saved', 'You’re signed in with your new password.'),
} as const;

/** Titles of errors in account forms. The service has the texts, unless it cannot be reached. */
export const accountFailures = {
  notSent: 'Not sent',
  notConfirmed: 'Not confirmed',
  passwordNotSaved: 'Password not saved',
} as const;

export const serviceUnreachable =
  'We could not reach the service. Check your connection and try again.';
