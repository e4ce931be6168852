import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import type { Backend } from '../src/server/backend.ts';
import { healthCheck } from '../src/server/health.ts';

it('starts no second check while the database is stuck, and answers when the first one ends', async () => {
  const answers: ((response: Response) => void)[] = [];
  const check = healthCheck({
    keys: { secret: 'secret' },
    fetch: () => new Promise((resolve) => answers.push(resolve)),
    store: async () => undefined,
    mailsGivenUp: () => 0,
  } as unknown as Backend);
  const server = createServer((_, response) => void check(response)).listen(0);
  const { port } = server.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const status = () =>
    new Promise<number | undefined>((resolve) => {
      get({ port, path: '/health' }, (response) => resolve(response.resume().statusCode));
    });
  const stuck = status();
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  vi.advanceTimersByTime(5000);
  expect(await stuck).toBe(503);
  const recovered = status();
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  expect(answers).toHaveLength(1);
  answers[0]?.(new Response());
  expect(await recovered).toBe(200);
  vi.useRealTimers();
  server.close();
});

it('is not healthy while nothing can be stored', async () => {
  const check = healthCheck({
    keys: { secret: 'secret' },
    fetch: async () => new Response(),
    store: () => Promise.reject(new Error('The disk is full')),
    mailsGivenUp: () => 0,
  } as unknown as Backend);
  const server = createServer((_, response) => void check(response)).listen(0);
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://localhost:${port}/health`);
  expect([answer.status, (await answer.json()).status]).toEqual([503, 'nothing can be stored']);
  server.close();
});
