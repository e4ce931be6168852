import type { PGlite } from '@supabase/lite/pglite';
import type { AccountLimits } from '../limits/limits.ts';
import type { AuthBody } from './auth-body.ts';
import { authProblem, weakPassword } from './auth-problems.ts';
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
  /** What the service receives instead of the password. */
  standIn: string;
};
type User = { id: string; email: string };

/** Changes the password or the personal data of a signed-in donor, but not the email address. */
export async function changeAccount(
  request: Request,
  body: AuthBody,
  turn: Turn,
  options: ChangeOptions,
) {
  // The service checks the token first, so that nobody learns anything about another donor's password.
  const checked = await turn((forward) => forward(undefined, 'GET'));
  if (!checked.ok) return checked;
  const user = (await checked.json()) as User;
  // A change of address would mail strangers and reveal who has an account. The site has no form for it.
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
    // The service refuses a new password that equals the old one. Without a hash it has nothing to compare.
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
