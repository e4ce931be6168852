import { readFileSync } from 'node:fs';

/** The process ends after this time, even if stopping has not finished. */
const patienceMs = 8000;

/** For a command without parameters. */
export function helpIfAsked(help: string): void {
  if (process.argv.length === 2) return;
  console.log(help);
  process.exit(process.argv[2] === '--help' ? 0 : 1);
}

/** npm does not forward every signal, and an orphan would keep the port and the data folder. */
export function stopWithItsCaller(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    const ended = stop().then(() => process.exit(0));
    ended.catch(() => process.exit(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  watchParent(end);
}

export function watchParent(whenGone: () => void): void {
  // Writing to a closed terminal fails, which must not end the process.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  if (!process.env.npm_lifecycle_event) return;
  const caller = callerOf();
  const timer = setInterval(() => {
    if (callerOf() === caller) return;
    clearInterval(timer);
    whenGone();
  }, 1000).unref();
}

/** The parent's process id and, for a shell, also the id of its parent. */
function callerOf(): string {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, name = '', rest = ''] = /\((.*)\) (.*)/s.exec(stat) ?? [];
    if (/^(ba|da)?sh$/.test(name)) return `${process.ppid} ${rest.split(' ')[1]}`;
  } catch {
    // Only Linux has this file. Elsewhere the command replaces the shell, so the parent is npm.
  }
  return String(process.ppid);
}
