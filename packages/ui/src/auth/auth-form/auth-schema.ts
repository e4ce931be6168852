import * as v from 'valibot';

/** Which of its two faces the auth screen shows (docs/behaviour.md 6.13). */
export type AuthMode = 'sign-in' | 'sign-up';

/** What the auth form holds. */
export interface AuthValues {
  /** The address, without blanks around it. */
  email: string;
  /** To the letter. */
  password: string;
  /** Empty when signing in. */
  firstName: string;
  /** Empty when signing in. */
  lastName: string;
}

/** What the service refused: a text beside the field, or an empty one to mark it only. */
export type AuthRefusal = Partial<Record<'email' | 'password', string>>;

/** What is said of a field that cannot be sent. */
export interface AuthMessages {
  /** The address is none. */
  email: string;
  /** No password when signing in. */
  password: string;
  /** No password when signing up. */
  newPassword: string;
  /** No first name. */
  firstName: string;
  /** No last name. */
  lastName: string;
}

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));
const email = (message: string) => v.pipe(v.string(), v.trim(), v.email(message));
const password = (message: string) => v.pipe(v.string(), v.nonEmpty(message));

/** Email alone: for a link by mail. */
export const emailSchema = (message: string) => v.object({ email: email(message) });

/** Email and password always; first and last name in sign-up mode only. */
export function authSchema(mode: AuthMode, messages: AuthMessages) {
  const signingUp = mode === 'sign-up';
  const name = (message: string) => (signingUp ? required(message) : v.string());
  return v.object({
    email: email(messages.email),
    password: password(signingUp ? messages.newPassword : messages.password),
    firstName: name(messages.firstName),
    lastName: name(messages.lastName),
  });
}
