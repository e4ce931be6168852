import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileNames, readMarker, removeCluster, writeMarker } from './data-folder.ts';
import { takeLock } from './lock.ts';
import { dataFolder } from './paths.ts';

/** Empties the data folder, and only what the server made in it; the keys stay, because they are part of the built site. */
export function reset(dataDir: string): string {
  if (dataDir === 'memory') return 'Nothing to empty: TUPPENCE_DATA is "memory".';
  const nothing = `Nothing to empty: there is no database in ${dataDir}.`;
  if (!readMarker(dataDir)) return nothing;
  const unlock = takeLock(dataDir);
  try {
    const marker = readMarker(dataDir);
    if (!marker) return nothing;
    // First, so that a reset that is cut short is taken up by the next start.
    writeMarker(dataDir, { ...marker, ready: false });
    removeCluster(dataDir, marker);
    for (const name of [fileNames.marker, fileNames.holder])
      rmSync(join(dataDir, name), { force: true });
    return `Emptied ${dataDir}. The next start makes it anew.`;
  } finally {
    unlock();
  }
}

/** `npm run reset`, for the project in a folder. */
export function runReset(project: string): void {
  try {
    console.log(reset(dataFolder(project)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
