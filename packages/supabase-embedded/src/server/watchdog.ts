import { Worker } from 'node:worker_threads';

/** Failed probes in a row after which the process is ended. */
const failedProbes = 12;

/** The main thread increments `ticks` while it is neither blocked nor stuck. */
export type WatchdogData = { ticks: Int32Array; intervalMs: number; failedProbes: number };

/**
 * Ends the process if its main thread is blocked, or `isStuck` returns true, for 12 times
 * `intervalMs`: otherwise an endless statement would stop the site.
 */
export function endAtStandstill(intervalMs = 5000, isStuck = () => false): void {
  const ticks = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => {
    if (!isStuck()) Atomics.add(ticks, 0, 1);
  }, intervalMs / 2).unref();
  const workerData: WatchdogData = { ticks, intervalMs, failedProbes };
  // In a separate thread, because a blocked thread cannot notice that it is blocked.
  new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData,
    execArgv: [],
  }).unref();
}
