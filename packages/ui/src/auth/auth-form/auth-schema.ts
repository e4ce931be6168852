import * as v from 'valibot';

/** Which of its two faces the auth screen shows (docs/behaviour.md 6.13). */
export type AuthMode = 'sign-in' | 'sign-up';

const email = v.pipe(v.string(), v.trim(), v.email('Please enter a valid email address.'));
const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));
const password = v.pipe(v.string(), v.nonEmpty('Please enter your password.'));

/** Email alone: for a link by mail. */
export const emailSchema = v.object({ email });

const signIn = v.object({ email, password, firstName: v.string(), lastName: v.string() });
const signUp = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty('Please choose a password.')),
  firstName: required('Please enter your first name.'),
  lastName: required('Please enter your last name.'),
});

/** Email and password always; first and last name in sign-up mode only (docs/behaviour.md 7). */
export const authSchemas = { 'sign-in': signIn, 'sign-up': signUp } as const;

/** What the auth form holds (docs/behaviour.md 5). */
export interface AuthValues {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}
