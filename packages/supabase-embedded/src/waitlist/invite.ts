import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../errors.ts';
import { type InviteOptions, type Outcome, type Queued, steps } from './steps.ts';
import type { Query } from './waitlist-queue.ts';

/** Sends what is due, and resolves with why the mail server took no email, or null if it did. */
export type Drain = () => Promise<string | null>;

export type Invited = Outcome & Queued;

/** Queues the next invitations, and waits until those that are due are sent. */
export async function invite(query: Query, drain: Drain, options: InviteOptions): Promise<Invited> {
  const queued = await steps.queueInvites(query, options);
  const failure = options.dryRun ? null : await drain();
  const outcome = await steps.outcome(query, queued);
  if (failure !== null && outcome.sent + outcome.refused === 0)
    throw new OperatorError(
      `The mail server took no email (${failure}). ${outcome.left} invitations wait: run this again once it does.`,
    );
  return { ...queued, ...outcome };
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
