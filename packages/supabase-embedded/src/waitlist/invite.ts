import { setTimeout as pause } from 'node:timers/promises';
import { type InviteOptions, type Outcome, type Queued, steps } from './steps.ts';
import type { Query } from './waitlist-queue.ts';

/** Sends what is due, of these kinds at least, and resolves with why emails were not sent, or null. */
export type Drain = (kinds: readonly string[]) => Promise<string | null>;

/** `failure`: why emails that are due were not sent, or null. */
export type Sent = Outcome & { failure: string | null };

/** Queues the next invitations, and waits until those that are due are sent. */
export async function invite(
  query: Query,
  drain: Drain,
  options: InviteOptions,
): Promise<Sent & Queued> {
  const queued = await steps.queueInvites(query, options);
  const send: Drain = options.dryRun ? async () => null : drain;
  return { ...queued, ...(await sendQueued(query, send, ['invite'], queued.started)) };
}

/** Waits until the emails of the waitlist that are due are sent, and counts those since `started`. */
export async function sendQueued(
  query: Query,
  drain: Drain,
  kinds: readonly string[] = ['confirm', 'invite'],
  started?: string,
): Promise<Sent> {
  const since = started ?? (await steps.now(query));
  const failure = await drain(kinds);
  return { ...(await steps.outcome(query, since, kinds)), failure };
}

/** A running server sends by itself. Waits until nothing is due, or it sends nothing for a minute. */
export function waitForServer(query: Query, pauseMs = 2000, patienceMs = 60_000): Drain {
  return async (kinds) => {
    const started = await steps.now(query);
    let last = 0;
    let changedAt = Date.now();
    for (;;) {
      if ((await steps.due(query, kinds)) === 0) return null;
      const { sent, refused } = await steps.outcome(query, started, kinds);
      if (sent + refused > last) changedAt = Date.now();
      if (Date.now() - changedAt > patienceMs) return 'the log of the server says why';
      last = sent + refused;
      await pause(pauseMs);
    }
  };
}
