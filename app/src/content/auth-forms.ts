import type { AuthFormCopy, NewPasswordFormCopy, PasswordStrengthCopy } from '@tuppence/ui/auth';
import { fieldMessages } from './messages';

/* The words of the forms of the donor's account. */

const passwordStrength: PasswordStrengthCopy = {
  short: 'Short. Three random words are easy to remember.',
  fair: 'Fair. A few more letters would make it good.',
  good: 'Good and long.',
};

export const authForm: AuthFormCopy = {
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
    email: fieldMessages.email,
    password: 'Please enter your password.',
    newPassword: 'Please choose a password.',
    firstName: 'Please enter your first name.',
    lastName: 'Please enter your last name.',
  },
  secure: 'Your data is secure',
  forgotten: 'Forgotten your password?',
  strength: passwordStrength,
};

export const newPasswordForm: NewPasswordFormCopy = {
  label: 'New password',
  missing: 'Please choose a password.',
  submit: 'Save new password',
  strength: passwordStrength,
};

/** The field of the forms that ask for a link; each has a button of its own. */
export const linkForm = { emailLabel: 'Email', invalidEmail: fieldMessages.email };
