import type { PGlite } from '@supabase/lite/pglite';
import type { AuthBody } from './auth-body.ts';
import { authProblem, weakPassword } from './auth-problems.ts';
import type { AccountLimits } from './limits.ts';
import type { PasswordHashes } from './password-hashes.ts';
import { type PasswordHasher, passwordProblem } from './passwords.ts';
import { endOtherSessions } from './sessions.ts';
import type { Turn } from './turn.ts';

type ChangeOptions = {
  database: PGlite;
  limits: AccountLimits;
  shortestPassword: number;
  /** Called within the turn that changed a password. */
  onPasswordChanged: (email: string) => Promise<void>;
  hashes: PasswordHashes;
  /** Compares and hashes new passwords. */
  passwords: PasswordHasher;
  /** What the service is given in the place of a password. */
  standIn: string;
};
type User = { id: string; email: string };

/** Changes what a donor who is signed in may change: the password and the own data, not the address. */
export async function changeAccount(
  request: Request,
  body: AuthBody,
  turn: Turn,
  options: ChangeOptions,
) {
  // The service checks the token, so that an answer never says anything about another donor's password.
  const checked = await turn((forward) => forward(undefined, 'GET'));
  if (!checked.ok) return checked;
  const user = (await checked.json()) as User;
  // It would mail strangers, and tell who has an account; the site has no form for it.
  if (body.email !== undefined && body.email !== user.email)
    return authProblem(422, 'email_change_disabled', 'The address of an account cannot change.');
  const refused = await options.limits.change(user.id);
  if (refused) return refused;
  const { email: _, ...changes } = body;
  return changes.password === undefined
    ? turn((forward) => forward(changes))
    : changePassword(request, user, { ...changes, password: changes.password }, turn, options);
}

async function changePassword(
  request: Request,
  user: User,
  body: AuthBody & { password: string },
  turn: Turn,
  { database, shortestPassword, onPasswordChanged, hashes, passwords, standIn }: ChangeOptions,
) {
  const { password } = body;
  const weak = passwordProblem(password, user.email, shortestPassword);
  if (weak) return weakPassword(weak);
  if (await passwords.matches(password, await hashes.of(user.email))) return samePassword();
  const hash = await passwords.hash(password);
  return turn(async (forward) => {
    // Without a hash the service has nothing to compare the new password with.
    await hashes.set('id', user.id, null);
    const answer = await forward({ ...body, password: standIn });
    if (!answer.ok) return answer;
    await hashes.set('id', user.id, hash);
    await endOtherSessions(request, database);
    await onPasswordChanged(user.email);
    return answer;
  });
}

const samePassword = () =>
  authProblem(422, 'same_password', 'New password should be different from the old password.');
