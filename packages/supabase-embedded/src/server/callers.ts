import { RateLimiterMemory } from 'rate-limiter-flexible';
import { network } from '../limits/network.ts';
import { problem } from '../problems.ts';

/** In a minute. */
const mostRefused = 60;
const mostAtOnce = 32;

/** Keeps one network address from holding up the others. An address of null has no limit. */
export class Callers {
  readonly #refused = new RateLimiterMemory({ points: mostRefused, duration: 60 });
  readonly #running = new Map<string, number>();

  /** Admits and answers a call, unless many of its address run now, or were refused before. */
  async answer<Call>(
    address: string | null,
    admit: () => Promise<Call | Response>,
    answer: (call: Call) => Promise<Response>,
  ): Promise<Response> {
    const caller = address && network(address);
    const refused = caller && (await this.#refused.get(caller));
    if (refused && refused.consumedPoints >= mostRefused) return tooMany(refused.msBeforeNext);
    // A body that arrives slowly does not count as running.
    const call = await admit();
    const answered = call instanceof Response ? call : await this.#run(caller, () => answer(call));
    if (caller && answered.status >= 400 && answered.status < 500)
      await this.#refused.penalty(caller);
    return answered;
  }

  async #run(caller: string | null, answer: () => Promise<Response>): Promise<Response> {
    if (!caller) return answer();
    const running = this.#running.get(caller) ?? 0;
    if (running >= mostAtOnce) return tooMany(1000);
    this.#running.set(caller, running + 1);
    return answer().finally(() => {
      const left = (this.#running.get(caller) ?? 1) - 1;
      if (left > 0) this.#running.set(caller, left);
      else this.#running.delete(caller);
    });
  }
}

function tooMany(waitMs: number): Response {
  return problem(429, 'Too many requests from this address. Try again in a minute.', {
    'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))),
  });
}
