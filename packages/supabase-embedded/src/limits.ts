import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { authProblem } from './auth-problems.ts';

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
/** A household's network in IPv6 is a /64: the first four groups. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}

type Points = [limiter: RateLimiterMemory, key: string];

/**
 * Limits of the account requests, by network address and by account. They are kept in this process,
 * outside of any transaction that may be undone, and begin anew with it.
 */
export class AccountLimits {
  readonly #signIns: RateLimiterMemory;
  readonly #verifications: RateLimiterMemory;
  readonly #refreshes: RateLimiterMemory;
  readonly #mailPause: RateLimiterMemory;
  /** Wrong passwords of one account from one address: a person who tries to remember. */
  readonly #wrongHere = new RateLimiterMemory({ points: 10, duration: 15 * minute });
  /** Wrong passwords of one account from everywhere: guesses may come from many machines at once. */
  readonly #wrongAnywhere = new RateLimiterMemory({ points: 50, duration: hour });
  /** Where a donor signed in lately: there they can sign in even while somebody else guesses their password. */
  readonly #familiar = new RateLimiterMemory({ points: 1, duration: 7 * 24 * hour });
  readonly #mails = new RateLimiterMemory({ points: 4, duration: hour });
  readonly #mailsAskedFor = new RateLimiterMemory({ points: 30, duration: hour });

  constructor(limits: RateLimits) {
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
    const here = pair(address, email);
    const isFamiliar = (await this.#familiar.get(here)) !== null;
    return this.#consume([
      ...byAddress(this.#signIns, address),
      [this.#wrongHere, here],
      ...(isFamiliar ? [] : ([[this.#wrongAnywhere, email]] as Points[])),
    ]);
  }

  /** The password was right: the account's count of wrong ones goes back. */
  async signedIn(address: string | null, email: string): Promise<void> {
    const here = pair(address, email);
    await this.#wrongHere.delete(here);
    await this.#wrongAnywhere.reward(email);
    await this.#familiar.set(here, 1, 7 * 24 * hour);
  }

  async signUp(address: string | null, email: string): Promise<Response | null> {
    // It mails, so the pause before the next mail begins; a second sign-up is told so by the service.
    await this.#mailPause.consume(`signup ${email}`).catch(() => undefined);
    return this.#consume([...byAddress(this.#signIns, address), [this.#mails, email]]);
  }

  /** Counts a mail that is asked for, whether the address has an account or not. */
  async mail(
    address: string | null,
    email: string,
    kind: 'signup' | 'recovery',
  ): Promise<Response | null> {
    return (
      (await this.#consume([[this.#mailPause, `${kind} ${email}`]], true)) ??
      this.#consume([...byAddress(this.#mailsAskedFor, address), [this.#mails, email]])
    );
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
        return tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)), isPause);
      }
    }
    return null;
  }
}

const byAddress = (limiter: RateLimiterMemory, address: string | null): Points[] =>
  address === null ? [] : [[limiter, network(address)]];

const pair = (address: string | null, email: string) =>
  `${address === null ? 'here' : network(address)} ${email}`;

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
