import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Backend } from '../src/server/backend.ts';
import { healthCheck } from '../src/server/health.ts';

/** Serves the health of a backend, and returns its address. */
function serve(opening: Promise<Partial<Backend>>, sampleClaims?: number): number {
  const check = healthCheck(opening as Promise<Backend>, sampleClaims);
  const server = createServer((_, response) => void check(response)).listen(0);
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
/** Asks after the time in which callers share an answer. */
const health = async (port: number) => {
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const answer = await fetch(`http://localhost:${port}/health`);
  return [answer.status, ((await answer.json()) as { status: string }).status];
};
const quiet = { mailsWaiting: 0, oldestMailSeconds: 0, mailsGivenUp: 0, mailFailure: null };
const mails = async () => quiet;

it('starts no second check while the database is stuck, and answers when the first one ends', async () => {
  const answers: ((isStored: boolean) => void)[] = [];
  const isStoring = () => new Promise<boolean>((resolve) => answers.push(resolve));
  const port = serve(Promise.resolve({ isStoring, mails }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const status = () =>
    new Promise<number | undefined>((resolve) => {
      get({ port, path: '/health' }, (response) => resolve(response.resume().statusCode));
    });
  const stuck = status();
  await vi.waitUntil(() => vi.getTimerCount() > 0, 60_000);
  vi.advanceTimersByTime(5000);
  expect(await stuck).toBe(503);
  const recovered = status();
  await vi.waitUntil(() => vi.getTimerCount() > 0, 60_000);
  expect(answers).toHaveLength(1);
  answers[0]?.(true);
  expect(await recovered).toBe(200);
  expect(await status()).toBe(200);
  expect(answers, 'callers share an answer for a second').toHaveLength(1);
});

it('says that the database is being opened, and then that it is open', async () => {
  let open: (backend: Partial<Backend>) => void = () => undefined;
  const opening = new Promise<Partial<Backend>>((resolve) => {
    open = resolve;
  });
  const port = serve(opening);
  expect(await health(port)).toEqual([503, 'opening']);
  open({ isStoring: async () => true, mails });
  await opening;
  expect(await health(port)).toEqual([200, 'ok']);
});

it('is not healthy if a row cannot be stored, or the database does not answer', async () => {
  const answers = [async () => false, () => Promise.reject(new Error('gone'))];
  const isStoring = () => (answers.shift() ?? (async () => true))();
  const port = serve(Promise.resolve({ isStoring, mails }));
  expect(await health(port)).toEqual([503, 'nothing can be stored']);
  expect(await health(port)).toEqual([503, 'the database does not answer']);
  expect(await health(port)).toEqual([200, 'ok']);
});

it('counts the site’s sample claims, if it has any', async () => {
  const backend = Promise.resolve({ isStoring: async () => true, mails });
  const body = async (sampleClaims?: number) => {
    const answer = await fetch(`http://localhost:${serve(backend, sampleClaims)}/health`);
    return answer.json();
  };
  expect(await body(7)).toMatchObject({ sampleClaims: 7 });
  expect(await body(0)).toMatchObject({ sampleClaims: 0 });
  expect(await body()).not.toHaveProperty('sampleClaims');
});

it('says how many emails wait and since when, and that the mail server takes none', async () => {
  const waiting = { mailsWaiting: 3, oldestMailSeconds: 95, mailsGivenUp: 1, mailFailure: '535' };
  const backend = { isStoring: async () => true, mails: async () => waiting };
  const answer = await fetch(`http://localhost:${serve(Promise.resolve(backend))}/health`);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'the mail server takes no emails', ...waiting },
  ]);
});
