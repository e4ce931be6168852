import { parentPort, Worker } from 'node:worker_threads';

type Question = { id: number; name: string; values: unknown[] };
type Answer = {
  id: number;
  result?: unknown;
  error?: { message: string; code: string | undefined };
};
type Asked = { resolve: (result: never) => void; reject: (error: unknown) => void };

/** A thread of the process that answers questions. Its file calls `answerWith`. */
export class Thread {
  readonly #worker: Worker;
  readonly #asked = new Map<number, Asked>();
  #count = 0;
  #end: Error | undefined;

  constructor(file: URL, whenEnded: () => void = () => undefined) {
    // What the thread prints may quote a visitor, so nobody reads it.
    this.#worker = new Worker(file, {
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
      stdout: true,
      stderr: true,
    });
    this.#worker.stdout.resume();
    this.#worker.stderr.resume();
    this.#worker.on('message', ({ id, result, error }: Answer) => {
      const asked = this.#asked.get(id);
      this.#asked.delete(id);
      if (error) asked?.reject(Object.assign(new Error(error.message), error));
      else asked?.resolve(result as never);
    });
    this.#worker.on('error', (error: Error) => {
      this.#end = error;
    });
    this.#worker.on('exit', (code) => {
      this.#end ??= new Error(`The thread ended with code ${code}`);
      for (const { reject } of this.#asked.values()) reject(this.#end);
      whenEnded();
    });
  }

  get waiting(): number {
    return this.#asked.size;
  }

  /** Rejects if the thread ends first. */
  ask<Result>(name: string, ...values: unknown[]): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      if (this.#end) return reject(this.#end);
      this.#count += 1;
      this.#asked.set(this.#count, { resolve, reject });
      this.#worker.postMessage({ id: this.#count, name, values } satisfies Question);
    });
  }

  end(): Promise<unknown> {
    return this.#worker.terminate();
  }
}

/** Answers the questions to this thread. */
export function answerWith(answers: Record<string, (...values: never[]) => unknown>): void {
  parentPort?.on('message', async ({ id, name, values }: Question) => {
    try {
      const result = await answers[name]?.(...(values as never[]));
      parentPort?.postMessage({ id, result } satisfies Answer);
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      parentPort?.postMessage({ id, error: { message, code } } satisfies Answer);
    }
  });
}
