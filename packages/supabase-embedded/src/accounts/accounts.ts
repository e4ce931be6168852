import { randomBytes } from 'node:crypto';
import type { PGlite } from '@supabase/lite/pglite';
import { hashSync } from 'bcryptjs';
import type { RequestQueue } from '../database/request-queue.ts';
import type { AccountLimits } from '../limits/limits.ts';
import { readAuthBody } from './auth-body.ts';
import { invalidBody, weakPassword, wrongCredentials } from './auth-problems.ts';
import { changeAccount } from './changes.ts';
import { PasswordHashes } from './password-hashes.ts';
import { PasswordHasher, passwordProblem } from './passwords.ts';
import { type SignUpBody, signUp } from './sign-up.ts';
import type { Turn } from './turn.ts';

type AccountOptions = {
  database: PGlite;
  queue: RequestQueue;
  limits: AccountLimits;
  shortestPassword: number;
  /** Called within the turn that changed a password. */
  onPasswordChanged: (email: string) => Promise<void>;
  /**
   * Mails another link to an address that is not confirmed yet. Returns null, without a mail, if there is no
   * such account.
   */
  resend: (email: string) => Promise<Response | null>;
  /** Mails an existing account that somebody signed up with its address again. Called within a turn. */
  onKnownSignUp: (email: string) => Promise<void>;
};

/** Every request for a mail takes this long, so the time does not reveal whether the account exists. */
const mailAnswerMs = 150;

/**
 * Answers account requests. The service would hash passwords while it holds the database, and all other
 * requests would wait. So passwords are hashed here, outside the turn, and the service gets a stand-in for
 * the password and its hash.
 */
export class Accounts {
  readonly #options: AccountOptions;
  readonly #hashes: PasswordHashes;
  /** Compares passwords. New ones are hashed separately, so that they do not wait behind wrong guesses. */
  readonly #guesses = new PasswordHasher();
  readonly #passwords = new PasswordHasher();
  readonly #standIn = randomBytes(24).toString('base64url');
  readonly #standInHash = hashSync(this.#standIn, 4);

  constructor(options: AccountOptions) {
    this.#options = options;
    this.#hashes = new PasswordHashes(options.database, options.queue);
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
      // The limit above has already checked the pause. The service would answer "too soon" for known
      // addresses only, and so reveal them.
      const answer = await turn(async (forward) =>
        isResend ? ((await resend(email)) ?? Response.json({})) : forward(body),
      );
      await pause;
      return answer;
    }
    if (pathname.endsWith('/verify')) {
      const sent = request.method === 'GET' ? undefined : body;
      return (await limits.verification(address)) ?? turn((forward) => forward(sent));
    }
    if (pathname.endsWith('/user') && request.method === 'PUT')
      return changeAccount(request, body, turn, {
        ...this.#options,
        hashes: this.#hashes,
        passwords: this.#passwords,
        standIn: this.#standIn,
      });
    return turn((forward) => forward(text === '' ? undefined : body));
  }

  async #signIn(email: string, password: string, address: string | null, turn: Turn) {
    const { limits } = this.#options;
    const refused = await limits.signIn(address, email);
    if (refused) return refused;
    const hash = await this.#hashes.of(email);
    if (!(await this.#guesses.matches(password, hash))) return wrongCredentials();
    const answer = await turn(async (forward) => {
      // The password was changed in the meantime, so this one is no longer valid.
      if (!(await this.#hashes.set('email', email, this.#standInHash, hash)))
        return wrongCredentials();
      const session = await forward({ email, password: this.#standIn });
      if (session.ok) await this.#hashes.set('email', email, hash);
      return session;
    });
    if (answer.ok) await limits.signedIn(address, email);
    return answer;
  }

  async #signUp(body: SignUpBody, address: string | null, turn: Turn) {
    const { limits, shortestPassword, resend, onKnownSignUp } = this.#options;
    const weak = passwordProblem(body.password, body.email, shortestPassword);
    if (weak) return weakPassword(weak);
    const { refused, mails } = await limits.signUp(address, body.email);
    if (refused) return refused;
    const [hash, isSame] = await Promise.all([
      this.#passwords.hash(body.password),
      this.#hashes.of(body.email).then((known) => this.#guesses.matches(body.password, known)),
    ]);
    return signUp({ ...body, password: this.#standIn }, turn, {
      isKnown: (email) => this.#hashes.isKnown(email),
      storeHash: (email) => this.#hashes.set('email', email, hash),
      onKnown: async (email) => {
        if (!isSame) await this.#hashes.dropUnconfirmed(email);
        if (mails && !(await resend(email))) await onKnownSignUp(email);
      },
    });
  }
}
