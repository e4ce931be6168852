import { Worker } from 'node:worker_threads';

/** Looks that must find the process at a standstill, one after the other, before it is ended. */
const looks = 12;

/** Runs beside the main thread, which cannot notice by itself that it stands still. */
const source = `
const { writeSync } = require('node:fs');
const { workerData: { ticks, intervalMs, looks } } = require('node:worker_threads');
let last = -1;
let still = 0;
setInterval(() => {
  const now = Atomics.load(ticks, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still < looks) return;
  try {
    writeSync(2, '[server] stood still for ' + (looks * intervalMs) / 1000 + ' s, and is ended\\n');
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}, intervalMs);
`;

/**
 * Ends the process when its main thread has stood still for a minute (12 times `intervalMs`): the
 * database works in that thread, and one endless statement would leave a server that is neither dead
 * nor alive, which nobody restarts. Rows that were acknowledged outlive the kill.
 */
export function endAtStandstill(intervalMs = 5000): void {
  const ticks = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(ticks, 0, 1), intervalMs / 2).unref();
  const worker = new Worker(source, { eval: true, workerData: { ticks, intervalMs, looks } });
  worker.unref();
}
