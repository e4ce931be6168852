import { expect, it } from 'vitest';
import { RequestQueue } from '../src/database/request-queue.ts';

it('reports the duration of the current turn', async () => {
  const queue = new RequestQueue();
  expect(queue.turnMs).toBe(0);
  let finish: () => void = () => {};
  const turn = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
  await expect.poll(() => queue.turnMs).toBeGreaterThan(10);
  finish();
  await turn;
  expect(queue.turnMs).toBe(0);
});
