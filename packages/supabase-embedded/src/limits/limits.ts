import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { mailboxOf } from '../accounts/addresses.ts';
import { authProblem } from '../accounts/auth-problems.ts';
import type { RateLimits } from '../server/settings.ts';
import { type StoredLimiters, storedKey } from './limit-store.ts';
import { network } from './network.ts';

type Address = string | null;
type MailKind = 'signup' | 'recovery';
type Points = [limiter: RateLimiterAbstract, key: string];
export type AccountLimits = ReturnType<typeof accountLimits>;

const minute = 60;
const hour = 60 * minute;
const familiarFor = 7 * 24 * hour;

/** Counters per account are stored, outside the request's transaction. The others are in memory. */
export function accountLimits(limits: RateLimits, stored: StoredLimiters) {
  const inMemory = (points: number, duration = 5 * minute) =>
    new RateLimiterMemory({ points, duration });
  const signIns = inMemory(limits.signInsAndSignUps);
  const verifications = inMemory(limits.verifications);
  const refreshes = inMemory(limits.refreshes);
  const mailPause = inMemory(1, limits.mailPauseMs / 1000);
  const mailsFromHere = inMemory(60, hour);
  /** Wrong passwords for one account from one address. */
  const wrongHere = stored('here', 10, 15 * minute);
  /** Wrong passwords for one account from all unfamiliar addresses: attackers may have many. */
  const wrongAnywhere = stored('anywhere', 50, hour);
  /** From these addresses, sign-in works while others guess the password. */
  const familiar = stored('familiar', 1, familiarFor);
  /** To one mailbox. Each kind counts alone: sign-ups must not use up password resets. */
  const mails = stored('mails', 4, hour);
  /** It is stored: a restart must not allow more. */
  const allMails = stored('all mails', limits.mailsPerHour, hour);
  /** Each change may hash a password, and reveal whether it is the current one. */
  const changes = stored('changes', 20, hour);

  const mailsTo = (address: Address, email: string, kind: MailKind): Points[] => [
    ...from(address, mailsFromHere),
    [mails, storedKey(`${kind} ${mailboxOf(email)}`)],
    [allMails, 'all'],
  ];
  return {
    /** Counts an attempt before the password is compared, so that simultaneous attempts count too. */
    async signIn(address: Address, email: string): Promise<Response | null> {
      const tooOften = await consume(from(address, signIns));
      if (tooOften) return tooOften;
      const here = pair(address, email);
      const isFamiliar = (await familiar.get(here)) !== null;
      const anywhere: Points[] = isFamiliar ? [] : [[wrongAnywhere, storedKey(email)]];
      return consume([[wrongHere, here], ...anywhere]);
    },
    async signedIn(address: Address, email: string): Promise<void> {
      const here = pair(address, email);
      await wrongHere.delete(here);
      // `signIn` did not count a familiar address in `wrongAnywhere`.
      if ((await familiar.get(here)) === null) await wrongAnywhere.reward(storedKey(email));
      await familiar.set(here, 1, familiarFor);
    },
    /** `mails` is false if the last email was too recent. */
    async signUp(address: Address, email: string) {
      const tooOften = await consume(from(address, signIns));
      if (tooOften) return { refused: tooOften, mails: false };
      const paused = `signup ${email}`;
      if (await mailPause.get(paused)) return { refused: null, mails: false };
      const refused = await consume(mailsTo(address, email, 'signup'));
      // Only a counted email begins a pause: a new account gets one even then.
      if (!refused) await mailPause.penalty(paused);
      return { refused, mails: true };
    },
    async mail(address: Address, email: string, kind: MailKind): Promise<Response | null> {
      const here = pair(address, email);
      // Strangers cannot use up the password resets of a familiar address.
      const isFamiliar = kind === 'recovery' && (await familiar.get(here)) !== null;
      return (
        (await consume([[mailPause, `${kind} ${isFamiliar ? here : email}`]], true)) ??
        consume(isFamiliar ? [[mails, here]] : mailsTo(address, email, kind))
      );
    },
    change: (account: string) => consume([[changes, storedKey(account)]]),
    verification: (address: Address) => consume(from(address, verifications)),
    refresh: (address: Address) => consume(from(address, refreshes)),
  };
}

const from = (address: Address, limiter: RateLimiterMemory): Points[] =>
  address === null ? [] : [[limiter, network(address)]];

const pair = (address: Address, email: string) =>
  storedKey(`${address === null ? 'here' : network(address)} ${email}`);

async function consume(points: Points[], isPause = false): Promise<Response | null> {
  for (const [limiter, key] of points) {
    const seconds = await secondsToWait(limiter, key);
    if (seconds !== null) return tooMany(seconds, isPause);
  }
  return null;
}

/** Counts a request, and returns null if it is allowed. */
async function secondsToWait(limiter: RateLimiterAbstract, key: string): Promise<number | null> {
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

function tooMany(seconds: number, isPause: boolean): Response {
  const minutes = Math.ceil(seconds / minute);
  const [code, message] = isPause
    ? ['email_send', `For security purposes, you can only request this after ${seconds} seconds.`]
    : [
        'request',
        `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      ];
  const headers = { 'Retry-After': String(seconds) };
  return authProblem(429, `over_${code}_rate_limit`, message, headers);
}
