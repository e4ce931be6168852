import { realpathSync } from 'node:fs';
import { isDonationPath } from '@tuppence/donation-sandbox';
import { requireLargeFiles } from '../database/disk-space.ts';
import { projectPaths } from '../paths.ts';
import { makePrivateFolder } from '../private-file.ts';
import { type Backend, type BackendOptions, startService } from './service.ts';

export type { Backend, BackendOptions } from './service.ts';

export function isBackendPath(pathname: string): boolean {
  return (
    /^\/(rest\/v1|auth\/v1|functions\/v1|_mailbox|_mailbox\.json)(\/|$)/.test(pathname) ||
    isDonationPath(pathname)
  );
}

type Shared = { users: number; opening: Promise<Backend>; closed: Promise<unknown> };
// On globalThis, because Vite loads this module again on a restart while the old server still runs.
const registryKey = Symbol.for('tuppence.backends');
const processState = globalThis as { [registryKey]?: Map<string, Shared> };
processState[registryKey] ??= new Map();
const backends = processState[registryKey];

/** Callers share one backend per data folder until the last closes it. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const fromShell = process.env.TUPPENCE_DATA?.trim();
  const named = options.dataDir ?? (fromShell || projectPaths(options.project).data);
  if (named !== 'memory') {
    requireLargeFiles();
    makePrivateFolder(named);
  }
  const dataDir = named === 'memory' ? named : realpathSync(named);
  let shared = backends.get(dataDir);
  if (!shared || shared.users === 0) {
    const closed = shared?.closed ?? Promise.resolve();
    shared = { users: 0, closed, opening: closed.then(() => startService(dataDir, options)) };
    backends.set(dataDir, shared);
  }
  const entry = shared;
  entry.users += 1;
  let isOpen = true;
  const close = async () => {
    if (isOpen) entry.users -= 1;
    if (isOpen && entry.users === 0)
      entry.closed = entry.opening.then((backend) => backend.close()).catch(() => undefined);
    isOpen = false;
    await entry.closed;
  };
  const opened = entry.opening.then((backend) => ({ ...backend, close }));
  opened.catch(close);
  return opened;
}
