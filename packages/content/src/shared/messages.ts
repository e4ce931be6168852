/** docs/behaviour.md 10 has the notices word for word. */

import type { ToastMessage } from '@tuppence/ui';
import { failure, success } from './notices.ts';

export const waitlistMessages = {
  joined: (message = "We'll share your exclusive access soon"): ToastMessage => ({
    title: 'Thank you for joining!',
    description: message,
    coin: true,
  }),
  duplicate: success(
    'Thank you for your interest!',
    "We already have your email, and we'll be in touch soon.",
  ),
  failed: failure('Oops! Something went wrong', 'Please try again later.'),
} as const;

export const copyMessages = {
  /** `what` starts the sentence, e.g. "Support email". */
  copied: (what: string) => success('Copied!', `${what} copied to clipboard`),
  promptCopied: success(
    'Copied to clipboard!',
    'You can now paste the prompt in your LLM of choice.',
  ),
  failed: failure('Failed to copy', 'Please try again'),
} as const;

export const accountMessages = {
  signUpFailed: (message: string) => failure('Signup Failed', message),
  signedUp: success('Account Created', 'Please check your email for verification instructions.'),
  signInFailed: (message: string) => failure('Login Failed', message),
  signedIn: success('Welcome back!', 'You have successfully logged in.'),
  signOutFailed: (message: string) => failure('Error', message),
  signedOut: success('Logged out', 'You have been logged out successfully.'),
} as const;

export const fieldMessages = {
  email: 'Please enter a valid email address.',
  acceptTerms: 'You must accept the terms and conditions',
  incorrectPassword: 'Incorrect password',
  invalidInvitationCode: 'Invalid invitation code.',
} as const;
