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

  /** Answers a call, unless many others of its address run now, or were refused before. */
  async answer(address: string | null, call: () => Promise<Response>): Promise<Response> {
    if (address === null) return call();
    const caller = network(address);
    const refused = await this.#refused.get(caller);
    if (refused && refused.consumedPoints >= mostRefused) return tooMany(refused.msBeforeNext);
    const running = this.#running.get(caller) ?? 0;
    if (running >= mostAtOnce) return tooMany(1000);
    this.#running.set(caller, running + 1);
    try {
      const answer = await call();
      if (answer.status >= 400 && answer.status < 500) await this.#refused.penalty(caller);
      return answer;
    } finally {
      const left = (this.#running.get(caller) ?? 1) - 1;
      if (left > 0) this.#running.set(caller, left);
      else this.#running.delete(caller);
    }
  }
}

function tooMany(waitMs: number): Response {
  return problem(429, 'Too many requests from this address. Try again in a minute.', {
    'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))),
  });
}
