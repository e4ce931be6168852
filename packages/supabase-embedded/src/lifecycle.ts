import { readFileSync } from 'node:fs';

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
  // Writing to a terminal that has closed fails. Those lines are lost, and the process goes on.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  if (!process.env.npm_lifecycle_event) return;
  const caller = callerOf();
  const timer = setInterval(() => {
    if (callerOf() === caller) return;
    clearInterval(timer);
    whenGone();
  }, 1000);
  timer.unref();
}

/** The npm above this process: its parent, or behind a shell that npm has put between. */
function callerOf(): string {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, name = '', rest = ''] = /\((.*)\) (.*)/s.exec(stat) ?? [];
    if (/^(ba|da)?sh$/.test(name)) return `${process.ppid} ${rest.split(' ')[1]}`;
  } catch {
    // Only Linux has this file. On other systems the shell replaces itself by the command, so the parent is
    // npm.
  }
  return String(process.ppid);
}
