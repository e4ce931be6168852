import { problem } from './requests.ts';

/** Requests that may wait; beyond it the server says that it is busy. */
const queueLimit = 1000;

/** Thrown by `run` when too many wait already. */
export class QueueFullError extends Error {
  readonly answer = problem(503, 'Too many requests at once. Try again in a moment.', {
    'Retry-After': '1',
  });
}

/**
 * One at a time: the embedded Postgres is a single session, and two requests inside one
 * transaction lose rows and see each other's.
 */
export class RequestQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #beganAt: number | null = null;

  /** Runs `work` when everything asked for before it is done. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= queueLimit) throw new QueueFullError();
    this.#waiting += 1;
    const turn = this.#last.then(async () => {
      this.#beganAt = performance.now();
      try {
        return await work();
      } finally {
        this.#beganAt = null;
      }
    });
    this.#last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }

  /** How long the work of the present turn has taken, in ms. 0 if there is none. */
  get turnMs(): number {
    return this.#beganAt === null ? 0 : performance.now() - this.#beganAt;
  }

  /** Resolves when everything that has begun to wait is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
