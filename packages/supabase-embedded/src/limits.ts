import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { authProblem } from './auth-problems.ts';
import { type StoredLimiter, type StoredLimiters, storedKey } from './limit-store.ts';
import { network } from './network.ts';

export type RateLimits = {
  /** By network address, in five minutes; the meaning that `[auth.rate_limit]` has on a hosted project. */
  signInsAndSignUps: number;
  verifications: number;
  refreshes: number;
  /** Least time between two mails to one account, in ms. */
  mailPauseMs: number;
};

const minute = 60;
const hour = 60 * minute;
const familiarFor = 7 * 24 * hour;
type Points = [limiter: RateLimiterAbstract, key: string];

/**
 * Limits of the account requests, outside of any transaction that may be undone. Those by account are
 * kept in the database; those by network address alone in this process, and begin anew with it.
 */
export class AccountLimits {
  readonly #signIns: RateLimiterMemory;
  readonly #verifications: RateLimiterMemory;
  readonly #refreshes: RateLimiterMemory;
  readonly #mailPause: RateLimiterMemory;
  /** Wrong passwords of one account from one address: a person who tries to remember. */
  readonly #wrongHere: StoredLimiter;
  /** Wrong passwords of one account from everywhere: guesses may come from many machines at once. */
  readonly #wrongAnywhere: StoredLimiter;
  /** Where a donor signed in lately: there they can sign in even while somebody else guesses their password. */
  readonly #familiar: StoredLimiter;
  /** Mails of one kind to one address. A stranger's sign-ups use up none of the resets. */
  readonly #mails: StoredLimiter;
  /** Changes of one account: each may hash, and tell whether a password is the present one. */
  readonly #changes: StoredLimiter;
  readonly #mailsAskedFor = new RateLimiterMemory({ points: 30, duration: hour });

  constructor(limits: RateLimits, stored: StoredLimiters) {
    this.#wrongHere = stored('here', 10, 15 * minute);
    this.#wrongAnywhere = stored('anywhere', 50, hour);
    this.#familiar = stored('familiar', 1, familiarFor);
    this.#mails = stored('mails', 4, hour);
    this.#changes = stored('changes', 20, hour);
    const byAddress = (points: number) => new RateLimiterMemory({ points, duration: 5 * minute });
    this.#signIns = byAddress(limits.signInsAndSignUps);
    this.#verifications = byAddress(limits.verifications);
    this.#refreshes = byAddress(limits.refreshes);
    this.#mailPause = new RateLimiterMemory({
      points: 1,
      duration: limits.mailPauseMs / 1000,
    });
  }

  /** Counts a try to sign in, before the password is compared: tries at the same time count, too. */
  async signIn(address: string | null, email: string): Promise<Response | null> {
    const tooOften = await this.#consume(byAddress(this.#signIns, address));
    if (tooOften) return tooOften;
    const here = pair(address, email);
    const isFamiliar = (await this.#familiar.get(here)) !== null;
    return this.#consume([
      [this.#wrongHere, here],
      ...(isFamiliar ? [] : ([[this.#wrongAnywhere, storedKey(email)]] as Points[])),
    ]);
  }

  /** The password was right: the account's count of wrong ones goes back. */
  async signedIn(address: string | null, email: string): Promise<void> {
    const here = pair(address, email);
    await this.#wrongHere.delete(here);
    // A sign-in from a familiar address took no point, so it gives none back.
    if ((await this.#familiar.get(here)) === null)
      await this.#wrongAnywhere.reward(storedKey(email));
    await this.#familiar.set(here, 1, familiarFor);
  }

  /** Counts a try to sign up, and its mail only where one may be sent: `mails` tells which. */
  async signUp(
    address: string | null,
    email: string,
  ): Promise<{ refused: Response | null; mails: boolean }> {
    const tooOften = await this.#consume(byAddress(this.#signIns, address));
    if (tooOften) return { refused: tooOften, mails: false };
    const isTooSoon = await this.#consume([[this.#mailPause, `signup ${email}`]]);
    if (isTooSoon) return { refused: null, mails: false };
    return { refused: await this.#consume([this.#mailBudget('signup', email)]), mails: true };
  }

  /**
   * Counts a mail that is asked for, whether the address has an account or not. A donor's own place has a
   * budget of its own for resets, which nobody elsewhere can use up.
   */
  async mail(
    address: string | null,
    email: string,
    kind: 'signup' | 'recovery',
  ): Promise<Response | null> {
    const here = pair(address, email);
    const isFamiliar = kind === 'recovery' && (await this.#familiar.get(here)) !== null;
    const whose = isFamiliar ? here : email;
    return (
      (await this.#consume([[this.#mailPause, `${kind} ${whose}`]], true)) ??
      this.#consume([...byAddress(this.#mailsAskedFor, address), this.#mailBudget(kind, whose)])
    );
  }

  #mailBudget(kind: 'signup' | 'recovery', whose: string): Points {
    return [this.#mails, storedKey(`${kind} ${whose}`)];
  }

  /** Counts a change that a signed-in donor asks for. */
  change(account: string): Promise<Response | null> {
    return this.#consume([[this.#changes, storedKey(account)]]);
  }

  verification(address: string | null): Promise<Response | null> {
    return this.#consume(byAddress(this.#verifications, address));
  }

  refresh(address: string | null): Promise<Response | null> {
    return this.#consume(byAddress(this.#refreshes, address));
  }

  async #consume(points: Points[], isPause = false): Promise<Response | null> {
    for (const [limiter, key] of points) {
      try {
        await limiter.consume(key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // The machine's clock was set back: a lock lasts no longer than its window.
        if (refused.msBeforeNext > limiter.duration * 1000) {
          await limiter.delete(key);
          await limiter.consume(key);
          continue;
        }
        return tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)), isPause);
      }
    }
    return null;
  }
}

const byAddress = (limiter: RateLimiterMemory, address: string | null): Points[] =>
  address === null ? [] : [[limiter, network(address)]];

const pair = (address: string | null, email: string) =>
  storedKey(`${address === null ? 'here' : network(address)} ${email}`);

function tooMany(seconds: number, isPause: boolean): Response {
  const minutes = Math.ceil(seconds / minute);
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const [code, message] = isPause
    ? ([
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${seconds} seconds.`,
      ] as const)
    : (['over_request_rate_limit', `Too many attempts. Try again in ${when}.`] as const);
  return authProblem(429, code, message, { 'Retry-After': String(seconds) });
}
