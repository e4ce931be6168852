import { problem } from '../server/requests.ts';

const queueLimit = 1000;

export class QueueFullError extends Error {
  readonly answer = problem(503, 'Too many requests at once. Try again in a moment.', {
    'Retry-After': '1',
  });
}

/** Runs one request at a time. Two in one database session would see and lose each other's rows. */
export class RequestQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #beganAt: number | null = null;

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

  /** How long the current request has been running, in ms. 0 if there is none. */
  get turnMs(): number {
    return this.#beganAt === null ? 0 : performance.now() - this.#beganAt;
  }

  /** Resolves after everything that is queued now. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
