import { expect, it } from 'vitest';
import { RequestQueue } from '../src/database/request-queue.ts';

it('tells how long the present turn has taken, so that a hung one is noticed', async () => {
  const queue = new RequestQueue();
  expect(queue.turnMs).toBe(0);
  let finish: () => void = () => {};
  const turn = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
  await expect.poll(() => queue.turnMs).toBeGreaterThan(10);
  finish();
  await turn;
  expect(queue.turnMs).toBe(0);
});
