import { setTimeout as pause } from 'node:timers/promises';
import { type InviteOptions, type Outcome, type Queued, steps } from './steps.ts';
import type { Query } from './waitlist-queue.ts';

/** Sends what is due, and resolves with why the mail server took no email, or null if it did. */
export type Drain = () => Promise<string | null>;

/** `failure`: why the mail server took no email in the end, or null. */
export type Sent = Outcome & { failure: string | null };

/** Queues the next invitations, and waits until those that are due are sent. */
export async function invite(
  query: Query,
  drain: Drain,
  options: InviteOptions,
): Promise<Sent & Queued> {
  const queued = await steps.queueInvites(query, options);
  const failure = options.dryRun ? null : await drain();
  return { ...queued, ...(await steps.outcome(query, queued.started, ['invite'])), failure };
}

/** Waits until the emails of the waitlist that are due are sent. */
export async function sendQueued(query: Query, drain: Drain): Promise<Sent> {
  const started = await steps.now(query);
  const failure = await drain();
  return { ...(await steps.outcome(query, started, ['confirm', 'invite'])), failure };
}

/** A running server sends by itself. Waits until nothing is due, or it sends nothing for a minute. */
export function waitForServer(query: Query, pauseMs = 2000, patienceMs = 60_000): Drain {
  return async () => {
    let last = Number.POSITIVE_INFINITY;
    let changedAt = Date.now();
    for (;;) {
      const due = await steps.due(query);
      if (due === 0) return null;
      if (due < last) changedAt = Date.now();
      if (Date.now() - changedAt > patienceMs) return 'its log says why';
      last = due;
      await pause(pauseMs);
    }
  };
}
