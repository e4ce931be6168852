import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { WatchdogData } from './watchdog.ts';

const { ticks, intervalMs, failedProbes } = workerData as WatchdogData;
let last = -1;
let still = 0;

setInterval(() => {
  const now = Atomics.load(ticks, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still < failedProbes) return;
  try {
    const seconds = (failedProbes * intervalMs) / 1000;
    writeSync(2, `[server] blocked for ${seconds} s; ending the process\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}, intervalMs);
