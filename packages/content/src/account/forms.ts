import type * as ui from '@tuppence/ui/auth';
import { privacyLink, termsLink } from '../chrome/copy.ts';
import { invalidEmail } from '../shared/notices.ts';

const passwordRule = 'Use 8 characters or more.';
const noPassword = 'Please choose a password of 8 characters or more.';

export const passwordStrength: ui.PasswordStrengthCopy = {
  short: 'Short. Three random words are easy to remember.',
  fair: 'Fair. A few more letters would make it good.',
  good: 'Good and long.',
};

export const authForm: ui.AuthFormCopy = {
  'sign-in': {
    submit: 'Sign in',
    pending: 'Signing in...',
    question: "Don't have an account?",
    toggle: 'Create account',
  },
  'sign-up': {
    submit: 'Create account',
    pending: 'Creating account...',
    question: 'Already have an account?',
    toggle: 'Sign in instead',
  },
  fields: { firstName: 'First name', lastName: 'Last name', email: 'Email', password: 'Password' },
  messages: {
    email: invalidEmail,
    password: 'Please enter your password.',
    newPassword: noPassword,
    firstName: 'Please enter your first name.',
    lastName: 'Please enter your last name.',
  },
  passwordRule,
  secure: 'Your data is secure',
  agreement: ['By creating an account you agree to our ', termsLink, ' and ', privacyLink, '.'],
  forgotten: 'Forgotten your password?',
  strength: passwordStrength,
};

export const newPasswordForm: ui.NewPasswordFormCopy = {
  label: 'New password',
  rule: passwordRule,
  missing: noPassword,
  submit: 'Save new password',
  pending: 'Saving...',
  strength: passwordStrength,
};

export const linkForm = { emailLabel: 'Email', invalidEmail, pending: 'Sending...' };

/** Field errors by the service's error code. */
export const refusals: Readonly<Record<string, ui.AuthRefusal>> = {
  invalid_credentials: { email: '', password: 'Check your email and password.' },
  email_not_confirmed: { email: '' },
  weak_password: { password: 'Choose another: at least 8 characters, and not a common one.' },
  validation_failed: { email: 'Check your email address.' },
  email_address_invalid: { email: 'Check your email address.' },
};
