import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hashSync } from 'bcryptjs';
import { Unavailable } from '../problems.ts';
import { Thread } from '../thread.ts';
import { authProblem } from './auth-problems.ts';

/** Hosted Supabase uses the same work factor. */
const cost = 10;
/** About twenty seconds of work. */
const mostWaiting = 300;
/** bcrypt ignores further bytes. */
const longestBytes = 72;

export class PasswordHasher {
  #thread: Thread | undefined;
  /** Used if there is no account, so that the answer takes as long as for a wrong password. */
  readonly #dummy = hashSync(randomBytes(18).toString('base64'), cost);

  hash(password: string): Promise<string> {
    return this.#ask('hash', password, cost);
  }

  /** If `hash` is null, returns false in the same time. */
  async matches(password: string, hash: string | null): Promise<boolean> {
    const same = await this.#ask<boolean>('compare', password, hash ?? this.#dummy);
    return same && hash !== null;
  }

  async close(): Promise<void> {
    await this.#thread?.end();
  }

  #ask<Result>(name: string, ...values: unknown[]): Promise<Result> {
    this.#thread ??= new Thread(new URL('./password-worker.ts', import.meta.url), () => {
      this.#thread = undefined;
    });
    if (this.#thread.waiting >= mostWaiting) throw new Unavailable();
    return this.#thread.ask<Result>(name, ...values);
  }
}

/** The passwords that attackers try first. */
const common = new Set(
  readFileSync(new URL('../../supabase/common-passwords.txt', import.meta.url), 'utf8').split('\n'),
);

/** Null if the account may have the password. `email` is as accounts store it, in lower case. */
export function weakPassword(password: string, email: string, shortest: number): Response | null {
  const weak = (reason: 'length' | 'pwned' | 'email', message: string) =>
    authProblem(422, 'weak_password', message, {}, { weak_password: { reasons: [reason] } });
  if (password.length < shortest)
    return weak('length', `Password should be at least ${shortest} characters.`);
  if (Buffer.byteLength(password) > longestBytes)
    return weak('length', `Password cannot be longer than ${longestBytes} characters.`);
  const plain = password.trim().toLowerCase();
  if ([email, email.split('@')[0]].includes(plain))
    return weak('email', 'Your password must not be your email address.');
  if (common.has(plain) || new Set(plain).size < 3)
    return weak(
      'pwned',
      'Password is known to be weak and easy to guess, please choose a different one.',
    );
  return null;
}
