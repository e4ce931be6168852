import { expect, it, vi } from 'vitest';
import { PasswordHasher } from '../src/accounts/passwords.ts';

const workers = vi.hoisted(() => [] as { emit: (event: string, value: unknown) => void }[]);
vi.mock('node:worker_threads', async () => {
  const { EventEmitter } = await import('node:events');
  class Worker extends EventEmitter {
    constructor() {
      super();
      workers.push(this);
    }
    unref() {}
    postMessage() {}
    async terminate() {}
  }
  return { Worker };
});

it('if a worker exits without an error event, its callers get an error, and the next task gets a new worker', async () => {
  const hasher = new PasswordHasher();
  const waiting = hasher.hash('teapot lamp heron');
  workers[0]?.emit('exit', 1);
  await expect(waiting).rejects.toThrow('The password worker ended with code 1');
  const next = hasher.hash('teapot lamp heron');
  workers[1]?.emit('message', { id: 2, result: 'hash' });
  expect(await next).toBe('hash');
});
