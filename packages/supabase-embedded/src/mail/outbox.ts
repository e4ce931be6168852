import type { EmailDriver, EmailMessage } from '@supabase/lite';
import type { Database } from '../database/database.ts';
import { kindOf } from '../log.ts';

/** Links in emails are valid for a day, so older emails are useless. */
const keptFor = '24 hours';
const longestPauseSeconds = 15 * 60;
/** Between two looks for emails that are due. */
const pauseMs = 5000;

type Row = { id: string; message: EmailMessage; attempts: number };
type SmtpError = Error & { code?: string; responseCode?: number };
type OutboxOptions = { database: Database; driver: EmailDriver; log: (line: string) => void };

/** Sends stored emails one by one. */
export class Outbox {
  givenUp = 0;
  readonly #timer = setInterval(() => this.wake(), pauseMs).unref();
  #sending: Promise<void> | undefined;
  #isAsked = false;
  #isClosed = false;
  readonly #options: OutboxOptions;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Call it in the request's transaction: both are then rolled back together. */
  async add(mail: EmailMessage): Promise<void> {
    const insert = 'insert into embedded.outbox (message) values ($1)';
    await this.#options.database.query(insert, [JSON.stringify(mail)]);
  }

  /** Sends the emails that are due, in the background. */
  wake(): Promise<void> {
    this.#isAsked = true;
    this.#sending ??= this.#sendAll()
      .catch((error: unknown) => {
        this.#options.log(`[mail] a query of the outbox failed (${kindOf(error)}); will retry`);
      })
      .finally(() => {
        this.#sending = undefined;
      });
    return this.#sending;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#isAsked && !this.#isClosed) {
      this.#isAsked = false;
      for (let row = await this.#next(); row && !this.#isClosed; row = await this.#next())
        await this.#send(row);
    }
  }

  async #send({ id, message, attempts }: Row): Promise<void> {
    const { driver, log } = this.#options;
    const failure = await driver.send(message).then(
      () => null,
      (error?: SmtpError): SmtpError => error ?? new Error(),
    );
    // The server's message is not logged, because it may contain an address.
    const reason = failure?.responseCode ?? failure?.code ?? 'no reason given';
    if (failure && !isPermanent(failure)) {
      const pause = Math.min(longestPauseSeconds, 5 * 2 ** attempts);
      log(`[mail] not accepted (${reason}); will retry in ${pause} s`);
      await this.#query(
        `update embedded.outbox set attempts = attempts + 1,
           next_attempt_at = now() + make_interval(secs => $2) where id = $1`,
        [id, pause],
      );
      return;
    }
    if (failure) {
      this.givenUp += 1;
      log(`[mail] permanently refused (${reason}); gave up`);
    }
    await this.#query('delete from embedded.outbox where id = $1', [id]);
  }

  async #next(): Promise<Row | undefined> {
    const lost = await this.#query(
      `delete from embedded.outbox where created_at < now() - interval '${keptFor}' returning id`,
    );
    if (lost.length > 0) this.#options.log(`[mail] gave up on ${lost.length} after ${keptFor}`);
    this.givenUp += lost.length;
    const [row] = await this.#query<Row>(
      `select id, message, attempts from embedded.outbox
       where next_attempt_at <= now() order by next_attempt_at, id limit 1`,
    );
    return row;
  }

  async #query<Result>(statement: string, values: unknown[] = []): Promise<Result[]> {
    const { database } = this.#options;
    return database.run(async () => (await database.query<Result>(statement, values)).rows);
  }
}

/** After a refused login or missing TLS, an email is retried. */
function isPermanent({ code = '', responseCode = 0 }: SmtpError): boolean {
  return /^E(ENVELOPE|MESSAGE)$/.test(code) && responseCode >= 500 && responseCode !== 530;
}
