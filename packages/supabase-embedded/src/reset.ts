import { rmSync } from 'node:fs';
import { markerFile } from './database.ts';
import { lockHolder } from './lock.ts';
import { dataFolder } from './paths.ts';

/** Empties the data folder; the keys stay, because they are part of the built site. */
export function reset(dataDir: string): string {
  if (dataDir === 'memory') return 'Nothing to empty: TUPPENCE_DATA is "memory".';
  const holder = lockHolder(dataDir);
  if (holder !== null) {
    throw new Error(
      `Process ${holder} is using ${dataDir}. Stop that server first, then run this again.`,
    );
  }
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(markerFile(dataDir), { force: true });
  return `Emptied ${dataDir}. The next start makes it anew.`;
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
