import { setTimeout as pause } from 'node:timers/promises';
import { kindOf, type LogLine } from '../log.ts';
import type { MailDriver, MailError, MailQueue, QueuedMail } from './mail-queue.ts';

const longestPauseSeconds = 15 * 60;
/** Between two looks for emails that are due. */
const lookMs = 5000;

type OutboxOptions = { queues: readonly MailQueue[]; driver: MailDriver; log: LogLine };

export type MailHealth = {
  mailsWaiting: number;
  /** 0 if none waits. */
  oldestMailSeconds: number;
  /** Since the start: refused for good, or undelivered for a day. */
  mailsGivenUp: number;
  /** Why the mail server took no email last time. Null if it did. */
  mailFailure: string | null;
};

/** Sends queued emails one by one, those of an earlier queue first. */
export class Outbox {
  #failedQuery: string | null = null;
  #failedServer: string | null = null;
  readonly #timer = setInterval(() => this.wake(), lookMs).unref();
  #sending: Promise<void> | undefined;
  #isAsked = false;
  #isClosed = false;
  #givenUp = 0;
  /** After failures that are not about one email: how many, and until when nothing is sent. */
  #failures = 0;
  #pausedUntil = 0;
  /** When a queue may send its next email. */
  readonly #notBefore = new Map<MailQueue, number>();
  #rest = new AbortController();
  readonly #options: OutboxOptions;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Sends the emails that are due, in the background. */
  wake(): Promise<void> {
    this.#isAsked = true;
    this.#rest.abort();
    this.#sending ??= this.#sendAll()
      .then(() => {
        this.#failedQuery = null;
      })
      .catch((error: unknown) => {
        this.#failedQuery = `a query failed, ${kindOf(error)}`;
        this.#options.log(`[mail] a query of the outbox failed (${kindOf(error)}); will retry`);
      })
      .finally(() => {
        this.#sending = undefined;
      });
    return this.#sending;
  }

  /** Why emails wait that are due. Null if none does. */
  get failure(): string | null {
    return this.#failedQuery ?? this.#failedServer;
  }

  async health(): Promise<MailHealth> {
    const waiting = await Promise.all(this.#options.queues.map((queue) => queue.waiting()));
    return {
      mailsWaiting: waiting.reduce((sum, { count }) => sum + count, 0),
      oldestMailSeconds: Math.max(0, ...waiting.map(({ oldest }) => oldest)),
      mailsGivenUp: this.#givenUp,
      mailFailure: this.#failedServer,
    };
  }

  giveUp(count: number, reason: string): void {
    this.#givenUp += count;
    this.#options.log(`[mail] gave up on ${count} (${reason})`, 'error');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#rest.abort();
    await this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#isAsked) {
      this.#isAsked = false;
      while (!this.#isClosed && Date.now() >= this.#pausedUntil && (await this.#sendNext()));
    }
  }

  async #sendNext(): Promise<boolean> {
    const pauses: number[] = [];
    for (const queue of this.#options.queues) {
      const pauseMs = (this.#notBefore.get(queue) ?? 0) - Date.now();
      if (pauseMs > 0) pauses.push(pauseMs);
      const mail = pauseMs > 0 ? undefined : await queue.next();
      if (!mail) continue;
      await this.#send(queue, mail);
      this.#notBefore.set(queue, Date.now() + (mail.pauseMs ?? 0));
      return true;
    }
    if (pauses.length === 0 || this.#isAsked || this.#isClosed) return false;
    this.#rest = new AbortController();
    const { signal } = this.#rest;
    await pause(Math.min(...pauses), undefined, { signal }).catch(() => undefined);
    return true;
  }

  async #send(queue: MailQueue, { id, letter, attempts }: QueuedMail): Promise<void> {
    const failure = await this.#options.driver.send(letter).then(
      () => null,
      (error?: MailError): MailError => error ?? new Error(),
    );
    // The server's message is not logged, because it may contain an address.
    const reason = String(failure?.responseCode ?? failure?.code ?? 'no reason given');
    const isAboutMail = /^E(ENVELOPE|MESSAGE)$/.test(failure?.code ?? '');
    this.#failedServer = failure && !isAboutMail ? reason : null;
    this.#failures = this.#failedServer === null ? 0 : this.#failures + 1;
    if (failure && !isPermanent(failure)) {
      const seconds = pauseAfter(isAboutMail ? attempts : this.#failures - 1);
      if (!isAboutMail) this.#pausedUntil = Date.now() + seconds * 1000;
      this.#options.log(`[mail] not accepted (${reason}); will retry in ${seconds} s`, 'error');
      const mayHaveArrived = failure.mayHaveArrived === true;
      if (!(await queue.retry(id, seconds, mayHaveArrived)))
        this.giveUp(1, `tried for too long, ${reason}`);
      return;
    }
    if (failure) this.giveUp(1, `permanently refused, ${reason}`);
    await queue.done(id, !failure);
  }
}

const pauseAfter = (attempts: number) => Math.min(longestPauseSeconds, 5 * 2 ** attempts);

/** After a refused login or missing TLS, an email is retried. */
function isPermanent({ code = '', responseCode = 0 }: MailError): boolean {
  return /^E(ENVELOPE|MESSAGE)$/.test(code) && responseCode >= 500 && responseCode !== 530;
}
