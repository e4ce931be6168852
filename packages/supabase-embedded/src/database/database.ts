import pLimit from 'p-limit';
import { OperatorError } from '../errors.ts';
import { Unavailable } from '../problems.ts';
import { Thread } from '../thread.ts';
import type { DatabaseOptions, ServiceAnswer, ServiceRequest } from './database-worker.ts';

const queueLimit = 1000;
/** After a crash, Postgres repeats its last changes. */
const longestOpeningMs = 120_000;
/** Between two attempts to open a database that cannot be opened. */
const pauseMs = 2000;

/**
 * The database, in a thread of its own, so that pages do not wait for it. If a turn takes too long
 * or breaks the session, the thread is ended, and the database opened again.
 */
export class Database {
  readonly #options: DatabaseOptions;
  readonly #log: (line: string) => void;
  readonly #longestTurnMs: number;
  /** Undefined while the database is not open. */
  #thread: Thread | undefined;
  #opening: Promise<void> = Promise.resolve();
  #isClosed = false;
  /** How often the thread was lost. Turns that began or waited before that get no answer. */
  #losses = 0;
  /** Two turns at once in one session would see and lose each other's rows. */
  readonly #queue = pLimit(1);
  /** `#losses` when the current turn was queued. */
  #turn: number | undefined;

  /** The site's own calls take some milliseconds, and its visitors wait ten seconds at most. */
  constructor(options: DatabaseOptions, log: (line: string) => void, longestTurnMs = 5000) {
    this.#options = options;
    this.#log = log;
    this.#longestTurnMs = longestTurnMs;
  }

  /** Rejects with an `OperatorError` if the database cannot be opened. */
  open(): Promise<void> {
    this.#opening = this.#open();
    return this.#opening;
  }

  async run<Result>(
    work: () => Promise<Result>,
    patienceMs = this.#longestTurnMs,
  ): Promise<Result> {
    const { activeCount, pendingCount } = this.#queue;
    if (!this.#thread || activeCount + pendingCount >= queueLimit) throw new Unavailable();
    const losses = this.#losses;
    return this.#queue(() => this.#take(work, losses, patienceMs));
  }

  query<Row = Record<string, unknown>>(statement: string, values: readonly unknown[] = []) {
    return this.#ask<{ rows: Row[]; affectedRows: number }>('query', statement, values);
  }

  exec(statements: string): Promise<void> {
    return this.#ask('exec', statements);
  }

  /** Tells the database the visitor's address, for its limits. */
  tell(address: string | null): Promise<void> {
    return this.#ask('tell', address);
  }

  ask(request: ServiceRequest): Promise<ServiceAnswer> {
    return this.#ask('ask', request);
  }

  /** Finishes the turns that wait. */
  async close(): Promise<void> {
    await this.#queue(() => undefined);
    this.#isClosed = true;
    await this.#opening.catch(() => undefined);
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.ask('close').catch(() => undefined);
    await thread?.end();
  }

  async #take<Result>(work: () => Promise<Result>, losses: number, patienceMs: number) {
    if (this.#losses !== losses) throw new Unavailable();
    const tooLate = setTimeout(() => this.#lose('a request took too long'), patienceMs);
    this.#turn = losses;
    const [outcome] = await Promise.allSettled([work()]);
    const isOpen = await this.#ask('isInTransaction').catch(() => false);
    if (isOpen) this.#lose('a request left a transaction open');
    clearTimeout(tooLate);
    this.#turn = undefined;
    // What a lost session answered may not be true.
    if (this.#losses !== losses) throw new Unavailable();
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }

  async #open(): Promise<void> {
    const thread = new Thread(new URL('./database-worker.ts', import.meta.url), () => {
      if (this.#thread === thread) this.#lose('the session broke');
    });
    const tooLate = setTimeout(() => void thread.end(), longestOpeningMs);
    try {
      for (const name of await thread.ask<string[]>('open', this.#options))
        this.#log(`[database] applied migration ${name}`);
      this.#thread = thread;
    } catch (error) {
      await thread.end();
      throw new OperatorError((error as Error).message, { cause: error });
    } finally {
      clearTimeout(tooLate);
    }
  }

  #lose(reason: string): void {
    const thread = this.#thread;
    if (!thread) return;
    this.#thread = undefined;
    this.#losses += 1;
    this.#log(`[database] ${reason}: opening it again`);
    this.#opening = thread.end().then(() => this.#openAgain());
  }

  async #openAgain(): Promise<void> {
    while (!this.#thread && !this.#isClosed) {
      await this.#open().catch(async ({ message }: Error) => {
        this.#log(`[database] ${message}`);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      });
    }
  }

  #ask<Result>(name: string, ...values: unknown[]): Promise<Result> {
    const isLate = this.#turn !== undefined && this.#turn !== this.#losses;
    if (!this.#thread || isLate) return Promise.reject(new Unavailable());
    return this.#thread.ask<Result>(name, ...values);
  }
}
