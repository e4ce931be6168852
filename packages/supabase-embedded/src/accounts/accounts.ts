import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hashSync } from 'bcryptjs';
import type { AccountLimits } from '../limits/limits.ts';
import { ownMail } from '../mail/mail.ts';
import type { Settings } from '../server/settings.ts';
import { type AuthBody, readAuthBody } from './auth-body.ts';
import { authProblem, invalidBody, weakPassword, wrongCredentials } from './auth-problems.ts';
import { dropUnconfirmedPassword, hashOf, isKnown, setHash } from './password-hashes.ts';
import { PasswordHasher, passwordProblem } from './passwords.ts';
import { newConfirmation } from './resend.ts';
import { endOtherSessions } from './sessions.ts';
import type { Turn, TurnOptions } from './turns.ts';

type AccountOptions = Pick<
  TurnOptions,
  'database' | 'queue' | 'siteUrl' | 'templates' | 'mails'
> & { limits: AccountLimits; settings: Settings };

type Credentials = AuthBody & { email: string; password: string };

/** A request for an email takes at least this long, so that its time reveals no account. */
const mailAnswerMs = 150;
/** A sign-up takes at least this long, for the same reason. */
const signUpAnswerMs = 100;

/**
 * Passwords are hashed outside the database's queue, because hashing is slow. In the queue, the
 * service gets a made-up password with a fast hash (`#standIn`) instead.
 */
export class Accounts {
  readonly #options: AccountOptions;
  /** A worker of its own: a change of password does not wait behind guesses. */
  readonly #guesses = new PasswordHasher();
  readonly #passwords = new PasswordHasher();
  /** The last unfinished sign-up with each email address. */
  readonly #signUps = new Map<string, Promise<Response>>();
  readonly #standIn = randomBytes(24).toString('base64url');
  readonly #standInHash = hashSync(this.#standIn, 4);

  constructor(options: AccountOptions) {
    this.#options = options;
  }

  async close(): Promise<void> {
    await this.#guesses.close();
    await this.#passwords.close();
  }

  async answer(request: Request, text: string, address: string | null, turn: Turn) {
    const { pathname, searchParams } = new URL(request.url);
    const body = readAuthBody(pathname, text);
    if (body instanceof Response) return body;
    const grant = searchParams.get('grant_type');
    const { limits } = this.#options;
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
      return this.#inOrder(email, () => this.#signUp({ ...body, email, password }, address, turn));
    }
    if (pathname.endsWith('/recover') || pathname.endsWith('/resend')) {
      if (!email) return invalidBody('One email address is needed');
      const isRecovery = pathname.endsWith('/recover');
      const refused = await limits.mail(address, email, isRecovery ? 'recovery' : 'signup');
      if (refused) return refused;
      const isResend = !isRecovery && body.type === 'signup';
      const patience = pause(mailAnswerMs);
      // The service's own `resend` would reveal whether there is an account.
      const answer = await turn(async (forward) => {
        if (!isResend) return forward(body);
        await this.#resend(email);
        return Response.json({});
      });
      await patience;
      return answer;
    }
    if (pathname.endsWith('/verify')) {
      const sent = request.method === 'GET' ? undefined : body;
      return (await limits.verification(address)) ?? turn((forward) => forward(sent));
    }
    if (pathname.endsWith('/user') && request.method === 'PUT')
      return this.#change(request, body, turn);
    return turn((forward) => forward(text === '' ? undefined : body));
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

  /** Each sign-up with an email address must find what the last one stored. */
  #inOrder(email: string, signUp: () => Promise<Response>): Promise<Response> {
    const before = this.#signUps.get(email);
    const answer = before ? before.then(signUp, signUp) : signUp();
    this.#signUps.set(email, answer);
    return answer.finally(() => {
      if (this.#signUps.get(email) === answer) this.#signUps.delete(email);
    });
  }

  /** For a known address, a made-up one is signed up and rolled back, to reveal nothing. */
  async #signUp({ email, password, ...more }: Credentials, address: string | null, turn: Turn) {
    const { database, limits } = this.#options;
    const weak = this.#problemOf(password, email);
    if (weak) return weak;
    const { refused, mails } = await limits.signUp(address, email);
    if (refused) return refused;
    const [hash, isSame] = await Promise.all([
      this.#passwords.hash(password),
      this.#hashOf(email).then((known) => this.#guesses.matches(password, known)),
    ]);
    const patience = pause(signUpAnswerMs);
    let concealed: Response | undefined;
    const answer = await turn(async (forward) => {
      const isConcealed = await isKnown(database, email);
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
    if (concealed)
      await turn(async () => {
        if (!isSame) await dropUnconfirmedPassword(database, email);
        if (mails && !(await this.#resend(email))) this.#mail('account-exists', email);
        return new Response(null, { status: 204 });
      });
    await patience;
    return concealed ?? answer;
  }

  async #change(request: Request, { email, ...changes }: AuthBody, turn: Turn) {
    const { database, limits } = this.#options;
    // The service checks the token first, so that nobody learns about another donor's password.
    const checked = await turn((forward) => forward(undefined, 'GET'));
    if (!checked.ok) return checked;
    const user = (await checked.json()) as { id: string; email: string };
    // A change would email strangers and reveal who has an account.
    if (email !== undefined && email !== user.email)
      return authProblem(422, 'email_change_disabled', 'The address of an account cannot change.');
    const refused = await limits.change(user.id);
    if (refused) return refused;
    const { password } = changes;
    if (password === undefined) return turn((forward) => forward(changes));
    const weak = this.#problemOf(password, user.email);
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
      await endOtherSessions(request, database);
      this.#mail('password-changed', user.email);
      return answer;
    });
  }

  /** Waits for the queue, so a call within a turn would never end. */
  #hashOf(email: string): Promise<string | null> {
    const { database, queue } = this.#options;
    return queue.run(() => hashOf(database, email));
  }

  #problemOf(password: string, email: string): Response | null {
    const shortest = this.#options.settings.auth.minimum_password_length;
    const problem = passwordProblem(password, email, shortest);
    return problem && weakPassword(problem);
  }

  /** Returns false if the address has no unconfirmed account. */
  async #resend(email: string): Promise<boolean> {
    const { database, settings, siteUrl, mails } = this.#options;
    const mail = await newConfirmation(email, database, settings, siteUrl);
    if (mail) mails.push(mail);
    return mail !== null;
  }

  #mail(name: 'account-exists' | 'password-changed', email: string): void {
    const { templates, siteUrl, mails } = this.#options;
    mails.push(ownMail(templates, name, email, siteUrl));
  }
}
