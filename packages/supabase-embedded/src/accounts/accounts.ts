import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hashSync } from 'bcryptjs';
import type { AccountLimits } from '../limits/limits.ts';
import type { AdmittedCall } from '../server/door.ts';
import { accountAddress } from './addresses.ts';
import { authProblem, invalidBody, wrongCredentials } from './auth-problems.ts';
import { PasswordHasher, weakPassword } from './passwords.ts';
import { endOtherSessions } from './sessions.ts';
import { dropUnconfirmedPassword, hashOf, renewConfirmation, setHash } from './stored-accounts.ts';
import type { Turn, TurnOptions } from './turns.ts';

type AccountOptions = Pick<TurnOptions, 'database' | 'mails'> & {
  limits: AccountLimits;
  shortestPassword: number;
};

/** The list names the fields of each call. */
type Body = {
  email?: string;
  password?: string;
  refresh_token?: string;
  data?: Record<string, unknown>;
};
type Credentials = Body & { email: string; password: string };

/** A request for an email takes at least this long, so that its time reveals no account. */
const mailAnswerMs = 150;
/** A sign-up takes at least this long, for the same reason. */
const signUpAnswerMs = 100;

/**
 * Passwords are hashed outside the database's turns, because hashing is slow. In a turn, the
 * service gets a made-up password with a fast hash (`#standIn`) instead.
 */
export class Accounts {
  readonly #options: AccountOptions;
  /** A worker of its own: a change of password does not wait behind guesses. */
  readonly #guesses = new PasswordHasher();
  readonly #passwords = new PasswordHasher();
  readonly #standIn = randomBytes(24).toString('base64url');
  readonly #standInHash = hashSync(this.#standIn, 4);

  constructor(options: AccountOptions) {
    this.#options = options;
  }

  async close(): Promise<void> {
    await this.#guesses.close();
    await this.#passwords.close();
  }

  async answer(call: AdmittedCall, address: string | null, turn: Turn): Promise<Response> {
    const { path, query, headers } = call;
    const body: Body = { ...call.body };
    const { limits } = this.#options;
    switch (query.grant_type ?? path) {
      case 'refresh_token':
        if (!body.refresh_token) return invalidBody('Refresh token is not valid');
        return (await limits.refresh(address)) ?? turn((forward) => forward(body));
      case '/auth/v1/verify':
        return (await limits.verification(address)) ?? turn((forward) => forward(body));
      case '/auth/v1/user':
        return this.#change(headers, body, turn);
      case '/auth/v1/logout':
        return turn((forward) => forward());
    }
    // All others are about an address.
    const { password = '' } = body;
    const email = accountAddress(body.email);
    if (!email) return invalidBody('Unable to validate email address: invalid format');
    if (query.grant_type) return this.#signIn(email, password, address, turn);
    if (path !== '/auth/v1/signup') return this.#sendMail(call, email, address, turn);
    return this.#signUp({ ...body, email, password }, address, turn);
  }

  async #sendMail({ path, body }: AdmittedCall, email: string, address: string | null, turn: Turn) {
    const kind = path.endsWith('/recover') ? 'recovery' : 'signup';
    const refused = await this.#options.limits.mail(address, email, kind);
    if (refused) return refused;
    const patience = pause(mailAnswerMs);
    // The service's own `resend` would reveal whether there is an account.
    const answer = await turn(async (forward) => {
      if (kind === 'recovery') return forward({ ...body, email });
      await this.#resend(email);
      return Response.json({});
    });
    await patience;
    return answer;
  }

  async #signIn(email: string, password: string, address: string | null, turn: Turn) {
    const { database, limits } = this.#options;
    const refused = await limits.signIn(address, email);
    if (refused) return refused;
    const hash = await this.#hashOf(email);
    if (!(await this.#guesses.matches(password, hash))) return wrongCredentials();
    const answer = await turn(async (forward) => {
      // If the password was changed in the meantime, this one is no longer valid.
      if (!(await setHash(database, email, this.#standInHash, hash))) return wrongCredentials();
      const session = await forward({ email, password: this.#standIn });
      if (session.ok) await setHash(database, email, hash);
      return session;
    });
    if (answer.ok) await limits.signedIn(address, email);
    return answer;
  }

  /** For a known address, a made-up one is signed up and rolled back, to reveal nothing. */
  async #signUp({ email, password, ...more }: Credentials, address: string | null, turn: Turn) {
    const { database, limits, shortestPassword } = this.#options;
    const weak = weakPassword(password, email, shortestPassword);
    if (weak) return weak;
    const { refused, mails } = await limits.signUp(address, email);
    if (refused) return refused;
    const hash = await this.#passwords.hash(password);
    const patience = pause(signUpAnswerMs);
    let concealed: Response | undefined;
    const answer = await turn(async (forward) => {
      const isConcealed = (await hashOf(database, email)) !== undefined;
      const nobody = `${randomUUID()}@example.org`;
      const sent = { ...more, email: isConcealed ? nobody : email, password: this.#standIn };
      const made = await forward(sent);
      if (!made.ok) return made;
      if (!isConcealed) {
        await setHash(database, email, hash);
        return made;
      }
      const text = (await made.text()).replaceAll(nobody, () => JSON.stringify(email).slice(1, -1));
      concealed = new Response(text, made);
      // A status other than 2xx rolls the turn back, and no email is sent.
      return new Response(null, { status: 409 });
    });
    // Always compared, because the time must not reveal an account either.
    const isSame = await this.#guesses.matches(password, await this.#hashOf(email));
    if (concealed)
      await turn(async () => {
        if (!isSame) await dropUnconfirmedPassword(database, email);
        if (mails && !(await this.#resend(email)))
          this.#options.mails.push({ name: 'account-exists', to: email });
        return new Response(null, { status: 204 });
      });
    await patience;
    return concealed ?? answer;
  }

  async #change(headers: AdmittedCall['headers'], changes: Body, turn: Turn) {
    const { database, limits, mails, shortestPassword } = this.#options;
    // The service checks the token first, so that nobody learns about another donor's password.
    const checked = await turn((forward) => forward(undefined, 'GET'));
    if (!checked.ok) return checked;
    const user = (await checked.json()) as { id: string; email: string };
    const refused = await limits.change(user.id);
    if (refused) return refused;
    const { password } = changes;
    if (password === undefined) return turn((forward) => forward(changes));
    const weak = weakPassword(password, user.email, shortestPassword);
    if (weak) return weak;
    if (await this.#passwords.matches(password, await this.#hashOf(user.email)))
      return authProblem(
        422,
        'same_password',
        'New password should be different from the old password.',
      );
    const hash = await this.#passwords.hash(password);
    return turn(async (forward) => {
      // Without a hash, the service spends no time on a comparison.
      await setHash(database, user.email, null);
      const answer = await forward({ ...changes, password: this.#standIn });
      if (!answer.ok) return answer;
      await setHash(database, user.email, hash);
      await endOtherSessions(headers, database);
      mails.push({ name: 'password-changed', to: user.email });
      return answer;
    });
  }

  /** Waits for a turn, so a call within a turn would never end. */
  async #hashOf(email: string): Promise<string | null> {
    const { database } = this.#options;
    return (await database.run(() => hashOf(database, email))) ?? null;
  }

  /** Returns false if the address has no unconfirmed account. */
  async #resend(email: string): Promise<boolean> {
    const token = await renewConfirmation(this.#options.database, email);
    if (token) this.#options.mails.push({ name: 'confirmation', to: email, token });
    return token !== null;
  }
}
