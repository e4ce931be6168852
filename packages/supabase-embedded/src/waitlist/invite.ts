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
  const started = await steps.now(query);
  const queued = await steps.queueInvites(query, options);
  const failure = options.dryRun ? null : await drain(['invite']);
  return { ...queued, ...(await steps.outcome(query, started, ['invite'])), failure };
}

/** Waits until the emails of the waitlist that are due are sent, and counts them. */
export async function sendQueued(query: Query, drain: Drain): Promise<Sent> {
  const kinds = ['confirm', 'invite'];
  const started = await steps.now(query);
  const failure = await drain(kinds);
  return { ...(await steps.outcome(query, started, kinds)), failure };
}

/** A running server sends by itself. Waits until nothing is due, or it sends nothing for a minute. */
export function waitForServer(query: Query, pauseMs = 2000, patienceMs = 60_000): Drain {
  return async (kinds) => {
    let last = 0;
    let changedAt = Date.now();
    for (;;) {
      const due = await steps.due(query, kinds);
      if (due === 0) return null;
      if (due < last) changedAt = Date.now();
      if (Date.now() - changedAt > patienceMs) return 'the log of the server says why';
      last = due;
      await pause(pauseMs);
    }
  };
}
