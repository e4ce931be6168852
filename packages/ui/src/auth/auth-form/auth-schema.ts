import * as v from 'valibot';
import { type EmailMessage, emailAddress } from '../../forms/email-address';
import { minPasswordLength } from '../password-strength/password-strength';

export type AuthMode = 'sign-in' | 'sign-up';

export interface AuthValues {
  /** Trimmed. */
  email: string;
  /** Exactly as typed. */
  password: string;
  firstName: string;
  lastName: string;
}

/** Errors of the fields that the service refused. An empty one only marks its field. */
export type AuthRefusal = Partial<Record<'email' | 'password', string>>;

/** `password` is for signing in, `newPassword` for signing up. */
export interface AuthMessages {
  email: EmailMessage;
  password: string;
  newPassword: string;
  firstName: string;
  lastName: string;
}

const required = (message: string) => v.pipe(v.string(), v.trim(), v.minLength(1, message));
const password = (shortest: number, message: string) =>
  v.pipe(v.string(), v.minLength(shortest, message));

export const emailSchema = (message: EmailMessage) => v.object({ email: emailAddress(message) });

export function authSchema(mode: AuthMode, messages: AuthMessages) {
  const signingUp = mode === 'sign-up';
  const name = (message: string) => (signingUp ? required(message) : v.string());
  return v.object({
    email: emailAddress(messages.email),
    password: signingUp
      ? password(minPasswordLength, messages.newPassword)
      : password(1, messages.password),
    firstName: name(messages.firstName),
    lastName: name(messages.lastName),
  });
}
