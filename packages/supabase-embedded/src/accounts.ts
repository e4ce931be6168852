import { randomBytes } from 'node:crypto';
import type { PGlite } from '@supabase/lite/pglite';
import { hashSync } from 'bcryptjs';
import { type AuthBody, readAuthBody } from './auth-body.ts';
import { authProblem, invalidBody, wrongCredentials } from './auth-problems.ts';
import type { AccountLimits } from './limits.ts';
import { PasswordHasher, passwordProblem } from './passwords.ts';
import type { RequestQueue } from './request-queue.ts';
import { endOtherSessions } from './sessions.ts';

/** One turn with the database: what it changes is kept when the answer is a success, else undone. */
export type Turn = (
  work: (forward: (body?: AuthBody, method?: 'GET') => Promise<Response>) => Promise<Response>,
) => Promise<Response>;

export type AccountOptions = {
  database: PGlite;
  queue: RequestQueue;
  limits: AccountLimits;
  shortestPassword: number;
  /** Called within the turn that changed a password. */
  onPasswordChanged: (email: string) => Promise<void>;
  resend: (email: string) => Promise<Response | null>;
};

/** Every mail asked for is answered after the same time, whether the address has an account or not. */
const mailAnswerMs = 150;

/**
 * Account requests. The service hashes and compares passwords within the turn, which would hold
 * everybody else up; so that is done here, beside the turns, and the service is given a stand-in.
 */
export class Accounts {
  readonly #options: AccountOptions;
  readonly #passwords = new PasswordHasher();
  readonly #standIn = randomBytes(24).toString('base64url');
  readonly #standInHash = hashSync(this.#standIn, 4);

  constructor(options: AccountOptions) {
    this.#options = options;
  }

  close(): Promise<void> {
    return this.#passwords.close();
  }

  async answer(request: Request, text: string, address: string | null, turn: Turn) {
    const { pathname, searchParams } = new URL(request.url);
    const body = readAuthBody(pathname, text);
    if (body instanceof Response) return body;
    const grant = searchParams.get('grant_type');
    const { limits, resend } = this.#options;
    const { email, password } = body;
    if (pathname.endsWith('/token')) {
      if (grant === 'password' && email && password)
        return this.#signIn(email, password, address, turn);
      if (grant === 'refresh_token' && !body.refresh_token)
        return invalidBody('Refresh token is not valid');
      return (await limits.refresh(address)) ?? turn((forward) => forward(body));
    }
    if (pathname.endsWith('/signup')) {
      if (!email || !password) return invalidBody('Signup requires a valid email and password');
      return this.#signUp({ ...body, email, password }, address, turn);
    }
    if (pathname.endsWith('/recover') || pathname.endsWith('/resend')) {
      if (!email) return invalidBody('One email address is needed');
      const isRecovery = pathname.endsWith('/recover');
      const refused = await limits.mail(address, email, isRecovery ? 'recovery' : 'signup');
      if (refused) return refused;
      const isResend = !isRecovery && body.type === 'signup';
      const pause = new Promise((resolve) => setTimeout(resolve, mailAnswerMs));
      const answer = await turn(
        async (forward) => (isResend ? await resend(email) : null) ?? forward(body),
      );
      await pause;
      return answer;
    }
    if (pathname.endsWith('/verify')) {
      const sent = request.method === 'GET' ? undefined : body;
      return (await limits.verification(address)) ?? turn((forward) => forward(sent));
    }
    if (pathname.endsWith('/user') && request.method === 'PUT' && body.password !== undefined)
      return this.#changePassword(request, body, body.password, turn);
    return turn((forward) => forward(text === '' ? undefined : body));
  }

  async #signIn(email: string, password: string, address: string | null, turn: Turn) {
    const { limits } = this.#options;
    const refused = await limits.signIn(address, email);
    if (refused) return refused;
    const hash = await this.#hashOf(email);
    if (!(await this.#passwords.matches(password, hash))) return wrongCredentials();
    const answer = await turn(async (forward) => {
      // Changed meanwhile: the password is no longer right.
      if (!(await this.#setHash('email', email, this.#standInHash, hash)))
        return wrongCredentials();
      const session = await forward({ email, password: this.#standIn });
      if (session.ok) await this.#setHash('email', email, hash);
      return session;
    });
    if (answer.ok) await limits.signedIn(address, email);
    return answer;
  }

  async #signUp(
    body: AuthBody & { email: string; password: string },
    address: string | null,
    turn: Turn,
  ) {
    const { limits, shortestPassword } = this.#options;
    const weak = passwordProblem(body.password, body.email, shortestPassword);
    if (weak) return weakPassword(weak);
    const refused = await limits.signUp(address, body.email);
    if (refused) return refused;
    const hash = await this.#passwords.hash(body.password);
    return turn(async (forward) => {
      const answer = await forward({ ...body, password: this.#standIn });
      if (answer.ok) await this.#setHash('email', body.email, hash);
      return answer;
    });
  }

  async #changePassword(request: Request, body: AuthBody, password: string, turn: Turn) {
    const { database, shortestPassword, onPasswordChanged } = this.#options;
    // The service checks the token, so that an answer never says anything about another donor's password.
    const checked = await turn((forward) => forward(undefined, 'GET'));
    if (!checked.ok) return checked;
    const user = (await checked.json()) as { id: string; email: string };
    const weak = passwordProblem(password, user.email, shortestPassword);
    if (weak) return weakPassword(weak);
    if (await this.#passwords.matches(password, await this.#hashOf(user.email)))
      return samePassword();
    const hash = await this.#passwords.hash(password);
    return turn(async (forward) => {
      // Without a hash the service has nothing to compare the new password with.
      await this.#setHash('id', user.id, null);
      const answer = await forward({ ...body, password: this.#standIn });
      if (!answer.ok) return answer;
      await this.#setHash('id', user.id, hash);
      await endOtherSessions(request, database);
      await onPasswordChanged(user.email);
      return answer;
    });
  }

  async #hashOf(email: string): Promise<string | null> {
    const { database, queue } = this.#options;
    const { rows } = await queue.run(() =>
      database.query<{ hash: string | null }>(
        'select encrypted_password as hash from auth.users where email = $1',
        [email],
      ),
    );
    return rows[0]?.hash ?? null;
  }

  /** Stores a hash; with `expected` only where that one stands. Tells whether a row was changed. */
  async #setHash(
    column: 'id' | 'email',
    value: string,
    hash: string | null,
    expected?: string | null,
  ): Promise<boolean> {
    const { affectedRows } = await this.#options.database.query(
      `update auth.users set encrypted_password = $2 where ${column}::text = $1
       and ($3::text is null or encrypted_password = $3)`,
      [value, hash, expected ?? null],
    );
    return affectedRows === 1;
  }
}

const weakPassword = ({ reason, message }: { reason: string; message: string }) =>
  authProblem(422, 'weak_password', message, {}, { weak_password: { reasons: [reason] } });

const samePassword = () =>
  authProblem(422, 'same_password', 'New password should be different from the old password.');
