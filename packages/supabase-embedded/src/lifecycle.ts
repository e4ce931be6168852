/** How long a stop may take before the process ends anyway. */
const patienceMs = 8000;

/**
 * Stops tidily on SIGINT, SIGTERM, SIGHUP (the terminal closed), and when npm, which started this
 * process, is gone: npm does not pass every signal on, and an orphan would hold port and data.
 */
export function stopWithItsCaller(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  watchParent(end);
}

/** Calls back once when the npm that started this process has ended. */
export function watchParent(whenGone: () => void): void {
  // Lines to a terminal that has closed are lost, not fatal.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    whenGone();
  }, 1000);
  timer.unref();
}
