import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { mailboxOf } from '../accounts/addresses.ts';
import { authProblem } from '../accounts/auth-problems.ts';
import { type StoredLimiter, type StoredLimiters, storedKey } from './limit-store.ts';
import { network } from './network.ts';

export type RateLimits = {
  /** The first three are per network address in five minutes (config.toml, [auth.rate_limit]). */
  signInsAndSignUps: number;
  verifications: number;
  refreshes: number;
  /** Minimum time between two emails of one kind to one mailbox, in ms. */
  mailPauseMs: number;
  /** Emails that strangers can cause, in all. */
  mailsPerHour: number;
};

const minute = 60;
const hour = 60 * minute;
const familiarFor = 7 * 24 * hour;
type MailKind = 'signup' | 'recovery';
type Points = [limiter: RateLimiterAbstract, key: string];

/** Counters per account are stored, outside the request's transaction. The others are in memory. */
export class AccountLimits {
  readonly #signIns: RateLimiterMemory;
  readonly #verifications: RateLimiterMemory;
  readonly #refreshes: RateLimiterMemory;
  readonly #mailPause: RateLimiterMemory;
  /** Wrong passwords for one account from one address. */
  readonly #wrongHere: StoredLimiter;
  /** Wrong passwords for one account from all unfamiliar addresses: attackers may have many. */
  readonly #wrongAnywhere: StoredLimiter;
  /** From these addresses, sign-in works while others guess the password. */
  readonly #familiar: StoredLimiter;
  /** Of one mailbox. Each kind counts alone: sign-ups must not use up password resets. */
  readonly #mails: StoredLimiter;
  /** Of all mailboxes. It is stored: a restart must not allow more. */
  readonly #allMails: StoredLimiter;
  /** Each change may hash a password, and reveal whether it is the current one. */
  readonly #changes: StoredLimiter;
  /** From one network address. */
  readonly #mailRequests = new RateLimiterMemory({ points: 60, duration: hour });

  constructor(limits: RateLimits, stored: StoredLimiters) {
    this.#wrongHere = stored('here', 10, 15 * minute);
    this.#wrongAnywhere = stored('anywhere', 50, hour);
    this.#familiar = stored('familiar', 1, familiarFor);
    this.#mails = stored('mails', 4, hour);
    this.#allMails = stored('all mails', limits.mailsPerHour, hour);
    this.#changes = stored('changes', 20, hour);
    const byAddress = (points: number) => new RateLimiterMemory({ points, duration: 5 * minute });
    this.#signIns = byAddress(limits.signInsAndSignUps);
    this.#verifications = byAddress(limits.verifications);
    this.#refreshes = byAddress(limits.refreshes);
    this.#mailPause = new RateLimiterMemory({ points: 1, duration: limits.mailPauseMs / 1000 });
  }

  /** Counts an attempt before the password is compared, so that simultaneous attempts count too. */
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

  async signedIn(address: string | null, email: string): Promise<void> {
    const here = pair(address, email);
    await this.#wrongHere.delete(here);
    // `signIn` did not count a familiar address in `#wrongAnywhere`.
    if ((await this.#familiar.get(here)) === null)
      await this.#wrongAnywhere.reward(storedKey(email));
    await this.#familiar.set(here, 1, familiarFor);
  }

  /** `mails` is false if the last email was too recent. */
  async signUp(address: string | null, email: string) {
    const tooOften = await this.#consume(byAddress(this.#signIns, address));
    if (tooOften) return { refused: tooOften, mails: false };
    const isTooSoon = await this.#consume([[this.#mailPause, `signup ${mailboxOf(email)}`]]);
    if (isTooSoon) return { refused: null, mails: false };
    return { refused: await this.#consume(this.#mailsTo(address, email, 'signup')), mails: true };
  }

  async mail(address: string | null, email: string, kind: MailKind): Promise<Response | null> {
    const here = pair(address, email);
    // Strangers cannot use up the password resets of a familiar address.
    const isFamiliar = kind === 'recovery' && (await this.#familiar.get(here)) !== null;
    const owner = isFamiliar ? here : mailboxOf(email);
    return (
      (await this.#consume([[this.#mailPause, `${kind} ${owner}`]], true)) ??
      this.#consume(isFamiliar ? [[this.#mails, here]] : this.#mailsTo(address, email, kind))
    );
  }

  #mailsTo(address: string | null, email: string, kind: MailKind): Points[] {
    return [
      ...byAddress(this.#mailRequests, address),
      [this.#mails, storedKey(`${kind} ${mailboxOf(email)}`)],
      [this.#allMails, 'all'],
    ];
  }

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
      const seconds = await secondsToWait(limiter, key);
      if (seconds !== null) return tooMany(seconds, isPause);
    }
    return null;
  }
}

/** Counts a request, and returns null if it is allowed. */
export async function secondsToWait(
  limiter: RateLimiterAbstract,
  key: string,
): Promise<number | null> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    if (refused.msBeforeNext <= limiter.duration * 1000)
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    // The clock was set back. A refusal must not last longer than the limit's window.
    await limiter.delete(key);
    await limiter.consume(key);
  }
  return null;
}

const byAddress = (limiter: RateLimiterMemory, address: string | null): Points[] =>
  address === null ? [] : [[limiter, network(address)]];

const pair = (address: string | null, email: string) =>
  storedKey(`${address === null ? 'here' : network(address)} ${email}`);

function tooMany(seconds: number, isPause: boolean): Response {
  const headers = { 'Retry-After': String(seconds) };
  if (isPause) {
    const message = `For security purposes, you can only request this after ${seconds} seconds.`;
    return authProblem(429, 'over_email_send_rate_limit', message, headers);
  }
  const minutes = Math.ceil(seconds / minute);
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `Too many attempts. Try again in ${when}.`;
  return authProblem(429, 'over_request_rate_limit', message, headers);
}
