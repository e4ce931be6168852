import type { EmailDriver, EmailMessage } from '@supabase/lite';
import type { PGlite } from '@supabase/lite/pglite';
import { kindOf } from './log.ts';
import type { RequestQueue } from './request-queue.ts';

/** Mails wait in the database until the mail server has taken them. No role but the owner sees them. */
export const outboxSchema = `
create schema if not exists embedded;
revoke all on schema embedded from public;
create table if not exists embedded.outbox (
  id bigint generated always as identity primary key,
  message jsonb not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
`;

/** Links in mails hold for a day; later they would mislead. */
const keptFor = '24 hours';
const longestPauseSeconds = 15 * 60;
/** After a failure of the database itself: the queue was full, or the disk. */
const pauseAfterFailureMs = 5000;

type Row = { id: string; message: EmailMessage; attempts: number };

/** Hands mails to the mail server, one after the other, and tries again what it refuses. */
export class Outbox {
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #isAsked = false;
  #isClosed = false;
  /** Mails that the mail server refused for good, or that waited too long, since the start. */
  #givenUp = 0;
  readonly #database: PGlite;
  readonly #queue: RequestQueue;
  readonly #driver: EmailDriver;
  readonly #log: (line: string) => void;

  constructor(
    database: PGlite,
    queue: RequestQueue,
    driver: EmailDriver,
    log: (line: string) => void,
  ) {
    this.#database = database;
    this.#queue = queue;
    this.#driver = driver;
    this.#log = log;
  }

  get givenUp(): number {
    return this.#givenUp;
  }

  /** Keeps a mail. Called within a turn, so that it is stored or undone with what caused it. */
  async add(mail: EmailMessage): Promise<void> {
    await this.#database.query('insert into embedded.outbox (message) values ($1)', [
      JSON.stringify(mail),
    ]);
  }

  /** Sends what is due, beside the requests. */
  wake(): void {
    this.#isAsked = true;
    this.#sending ??= this.#sendAll()
      .catch((error: unknown) => {
        // Without another try, mails would wait until the next one is written.
        this.#log(`[mail] the outbox was not read (${kindOf(error)}), tried again soon`);
        this.#wakeIn(pauseAfterFailureMs);
      })
      .finally(() => {
        this.#sending = undefined;
      });
  }

  /** Resolves when everything that is due has been tried once. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#isAsked && !this.#isClosed) {
      this.#isAsked = false;
      await this.#send();
    }
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    for (let row = await this.#next(); row && !this.#isClosed; row = await this.#next()) {
      const failure = await this.#driver.send(row.message).then(
        () => null,
        (error: unknown) => error,
      );
      if (failure === null) {
        await this.#query('delete from embedded.outbox where id = $1', [row.id]);
      } else if (isPermanent(failure)) {
        this.#givenUp += 1;
        this.#log(`[mail] refused for good (${reasonOf(failure)}) and given up`);
        await this.#query('delete from embedded.outbox where id = $1', [row.id]);
      } else {
        const pause = Math.min(longestPauseSeconds, 5 * 2 ** row.attempts);
        this.#log(`[mail] not taken (${reasonOf(failure)}), tried again in ${pause} s`);
        await this.#query(
          `update embedded.outbox set attempts = attempts + 1,
             next_attempt_at = now() + make_interval(secs => $2) where id = $1`,
          [row.id, pause],
        );
      }
    }
    await this.#sleep();
  }

  async #next(): Promise<Row | undefined> {
    const lost = await this.#query(
      `delete from embedded.outbox where created_at < now() - interval '${keptFor}' returning id`,
    );
    if (lost.length > 0) this.#log(`[mail] ${lost.length} given up after ${keptFor}`);
    this.#givenUp += lost.length;
    const [row] = await this.#query<Row>(
      `select id, message, attempts from embedded.outbox
       where next_attempt_at <= now() order by next_attempt_at, id limit 1`,
    );
    return row;
  }

  async #sleep(): Promise<void> {
    const [row] = await this.#query<{ wait: number | null }>(
      'select extract(epoch from min(next_attempt_at) - now())::float8 as wait from embedded.outbox',
    );
    if (this.#isClosed || row?.wait === null || row === undefined) return;
    this.#wakeIn(Math.max(100, row.wait * 1000));
  }

  #wakeIn(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => this.wake(), ms);
    this.#timer.unref();
  }

  async #query<Result>(statement: string, values: unknown[] = []): Promise<Result[]> {
    return this.#queue.run(
      async () => (await this.#database.query<Result>(statement, values)).rows,
    );
  }
}

/**
 * True when another try would get the same answer: the server refuses the recipient or the message for good.
 * A refused sign-in or missing TLS is for the operator to mend, and mails wait for it.
 */
function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0 } = (error ?? {}) as { code?: string; responseCode?: number };
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && responseCode >= 500 && responseCode !== 530;
}

/** A word for the log. What mail servers say may hold an address, so the sentence stays out. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number };
  return String(responseCode ?? code ?? 'no reason given');
}
