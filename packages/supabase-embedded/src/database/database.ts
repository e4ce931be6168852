import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { OperatorError } from '../errors.ts';
import { Unavailable } from '../problems.ts';
import type {
  Answer,
  DatabaseOptions,
  Question,
  Results,
  ServiceAnswer,
  ServiceRequest,
} from './messages.ts';

const queueLimit = 1000;
/** The site's own calls take some milliseconds, and its visitors wait ten seconds at most. */
const longestTurnMs = 5000;
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
  #worker: Worker | undefined;
  #opening: Promise<void> | undefined;
  #openingAt = Number.NEGATIVE_INFINITY;
  #isOpen = false;
  #isClosing = false;
  /** How often the thread has ended. Turns that began or waited before that get no answer. */
  #ends = 0;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** `#ends` when the current turn was queued. */
  #turn: number | undefined;
  #isInTransaction = false;
  #count = 0;
  readonly #asked = new Map<
    number,
    { resolve: (result: never) => void; reject: (error: unknown) => void }
  >();

  constructor(options: DatabaseOptions, log: (line: string) => void) {
    this.#options = options;
    this.#log = log;
  }

  /** Rejects with an `OperatorError` if the database cannot be opened. */
  open(): Promise<void> {
    if (!this.#opening && performance.now() < this.#openingAt + pauseMs)
      return Promise.reject(new Unavailable());
    this.#opening ??= this.#start();
    return this.#opening;
  }

  /** Runs one turn at a time. Two in one session would see and lose each other's rows. */
  async run<Result>(work: () => Promise<Result>, patienceMs = longestTurnMs): Promise<Result> {
    if (this.#waiting >= queueLimit) throw new Unavailable();
    this.#waiting += 1;
    const ends = this.#ends;
    const turn = this.#last.then(() => this.#take(work, ends, patienceMs));
    this.#last = turn.catch(() => undefined);
    return turn.finally(() => {
      this.#waiting -= 1;
    });
  }

  query<Row = Record<string, unknown>>(
    statement: string,
    values: readonly unknown[] = [],
  ): Promise<Results<Row>> {
    return this.#ask('query', statement, values);
  }

  exec(statements: string): Promise<void> {
    return this.#ask('exec', statements);
  }

  /** Tells the database the visitor's address, for its limits. */
  tell(address: string | null): Promise<void> {
    return this.#ask('tell', address);
  }

  /** Calls the service. */
  ask(request: ServiceRequest): Promise<ServiceAnswer> {
    return this.#ask('ask', request);
  }

  /** The whole data folder as a tar file. */
  copy(): Promise<ArrayBuffer> {
    return this.#ask('copy');
  }

  /** Finishes the turns that wait. */
  async close(): Promise<void> {
    await this.#last;
    this.#isClosing = true;
    await this.#opening?.catch(() => undefined);
    if (!this.#worker) return;
    const exit = once(this.#worker, 'exit');
    this.#ask('close').catch(() => undefined);
    this.#isOpen = false;
    await exit;
  }

  async #take<Result>(work: () => Promise<Result>, ends: number, patienceMs: number) {
    await this.#opened();
    if (this.#ends !== ends || this.#isClosing) throw new Unavailable();
    const tooLate = setTimeout(() => this.#end('a request took too long'), patienceMs);
    this.#turn = ends;
    const [outcome] = await Promise.allSettled([work()]);
    clearTimeout(tooLate);
    this.#turn = undefined;
    if (this.#isInTransaction) this.#end('a request left a transaction open');
    // What a lost session answered may not be true.
    if (this.#ends !== ends) throw new Unavailable();
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }

  /** Waits for the opening, but not longer than for a turn. */
  async #opened(): Promise<void> {
    const opening = this.open();
    if (this.#isOpen) return;
    const left = this.#openingAt + longestTurnMs - performance.now();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Unavailable()), left);
    });
    await Promise.race([opening, tooLate])
      .catch(() => {
        throw new Unavailable();
      })
      .finally(() => clearTimeout(timer));
  }

  async #start(before?: Promise<unknown>): Promise<void> {
    this.#openingAt = performance.now();
    await before;
    const worker = new Worker(new URL('./database-worker.ts', import.meta.url), {
      workerData: this.#options,
      execArgv: [],
      // A low cost is safe: the service never hashes a real password (see accounts.ts).
      env: { ...process.env, LITE_TELEMETRY: '0', LITE_AUTH_BCRYPT_COST: '4' },
      // What the service prints may quote a visitor.
      stdout: true,
      stderr: true,
    });
    worker.stdout.resume();
    worker.stderr.resume();
    this.#worker = worker;
    worker.on('message', (answer: Answer) => this.#receive(answer));
    worker.on('error', (error: Error) =>
      this.#asked.get(0)?.reject(new OperatorError(error.message, { cause: error })),
    );
    worker.on('exit', () => {
      if (this.#worker === worker) this.#end('the session broke');
    });
    const tooLate = setTimeout(() => {
      this.#asked.get(0)?.reject(new OperatorError('The database did not open in two minutes.'));
      void worker.terminate();
    }, longestOpeningMs);
    try {
      const applied = await new Promise<string[]>((resolve, reject) => {
        this.#asked.set(0, { resolve, reject });
      });
      for (const name of applied) this.#log(`[database] applied migration ${name}`);
      this.#isOpen = true;
    } catch (error) {
      this.#opening = undefined;
      throw error;
    } finally {
      clearTimeout(tooLate);
    }
  }

  #end(reason: string): void {
    const worker = this.#worker;
    if (!worker || this.#isClosing) return;
    this.#worker = undefined;
    this.#ends += 1;
    this.#isInTransaction = false;
    for (const { reject } of this.#asked.values()) reject(new Unavailable());
    this.#asked.clear();
    const ended = worker.terminate();
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#log(`[database] ${reason}: opening it again`);
    this.#opening = this.#start(ended);
    this.#opening.catch((error: Error) => this.#log(`[database] ${error.message}`));
  }

  #receive({ id, result, error, isInTransaction }: Answer): void {
    this.#isInTransaction = isInTransaction;
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (error) asked?.reject(Object.assign(new Error(error.message), { code: error.code }));
    else asked?.resolve(result as never);
  }

  #ask<Result>(name: Question['name'], ...values: unknown[]): Promise<Result> {
    const isLate = this.#turn !== undefined && this.#turn !== this.#ends;
    if (!this.#isOpen || isLate) return Promise.reject(new Unavailable());
    this.#count += 1;
    const id = this.#count;
    return new Promise<Result>((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#worker?.postMessage({ id, name, values } satisfies Question);
    });
  }
}
