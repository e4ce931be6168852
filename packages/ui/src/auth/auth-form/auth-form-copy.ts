import type { LinkedText } from '../../components/link/TextWithLinks';
import type { PasswordStrengthCopy } from '../password-strength/PasswordStrengthHint';
import type { AuthMessages, AuthMode, AuthValues } from './auth-schema';

export interface AuthModeCopy {
  submit: string;
  /** The button's label while the form is sent. */
  pending: string;
  /** Asks whether the visitor wants the other mode: "New here?" */
  question: string;
  /** The button that switches to the other mode. */
  toggle: string;
}

export interface AuthFormCopy extends Record<AuthMode, AuthModeCopy> {
  fields: Record<keyof AuthValues, string>;
  messages: AuthMessages;
  /** The rule for a new password, shown before anything is typed. */
  passwordRule: string;
  secure: string;
  /** What the visitor accepts by signing up, with links. */
  agreement: LinkedText;
  forgotten: string;
  strength: PasswordStrengthCopy;
}
