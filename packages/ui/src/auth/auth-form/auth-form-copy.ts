import type { LinkedText } from '../../components/link/TextWithLinks';
import type { PasswordStrengthCopy } from '../password-strength/PasswordStrengthHint';
import type { AuthMessages, AuthMode, AuthValues } from './auth-schema';

export interface AuthModeCopy {
  submit: string;
  pending: string;
  /** Asks whether the visitor wants the other mode. */
  question: string;
  toggle: string;
}

export interface AuthFormCopy extends Record<AuthMode, AuthModeCopy> {
  fields: Record<keyof AuthValues, string>;
  messages: AuthMessages;
  passwordRule: string;
  secure: string;
  agreement: LinkedText;
  forgotten: string;
  strength: PasswordStrengthCopy;
}
