import type { PasswordStrengthCopy } from '../password-strength';
import type { AuthMessages, AuthMode, AuthValues } from './auth-schema';

/** The words of one mode of the form. */
export interface AuthModeCopy {
  /** Words of the button. */
  submit: string;
  /** Words of the button while it works. */
  pending: string;
  /** Asks whether the visitor wants the other mode. */
  question: string;
  /** Words of the button that leads to the other mode. */
  toggle: string;
}

/** The words of the form. */
export interface AuthFormCopy extends Record<AuthMode, AuthModeCopy> {
  /** Labels of the fields. */
  fields: Record<keyof AuthValues, string>;
  /** What is said of a field that cannot be sent. */
  messages: AuthMessages;
  /** The rule for a new password, shown before it is typed. */
  passwordRule: string;
  /** Note of the sign-up mode. */
  secure: string;
  /** Words of the link to a new password. */
  forgotten: string;
  /** What is said of a new password. */
  strength: PasswordStrengthCopy;
}
