import { parentPort } from 'node:worker_threads';
import { compareSync, hashSync } from 'bcryptjs';

export type PasswordTask = { id: number; password: string; hash?: string; cost: number };

parentPort?.on('message', ({ id, password, hash, cost }: PasswordTask) => {
  parentPort?.postMessage({
    id,
    result: hash === undefined ? hashSync(password, cost) : compareSync(password, hash),
  });
});
