import { Worker } from 'node:worker_threads';

/** Looks that must find the process at a standstill, one after the other, before it is ended. */
const looks = 12;

/** `ticks` is counted up by the main thread for as long as it works. */
export type WatchdogData = { ticks: Int32Array; intervalMs: number; looks: number };

/**
 * Ends the process when its main thread has stood still for a minute (12 times `intervalMs`): the database
 * works in that thread, and one endless statement would leave a process that runs and answers nothing,
 * which no supervisor restarts. Rows that were acknowledged outlive the kill.
 */
export function endAtStandstill(intervalMs = 5000): void {
  const ticks = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(ticks, 0, 1), intervalMs / 2).unref();
  const workerData: WatchdogData = { ticks, intervalMs, looks };
  // Beside the main thread, which cannot notice by itself that it stands still.
  new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData,
    execArgv: [],
  }).unref();
}
