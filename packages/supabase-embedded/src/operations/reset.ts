import { emptyFolder, readMarker, writeMarker } from '../database/data-folder.ts';
import { takeLock } from '../database/lock.ts';
import type { Command } from './command.ts';

/** Removes the database but keeps the keys, because the built site contains the public key. */
export function reset(dataDir: string): string {
  const nothing = `Nothing to empty: there is no database in ${dataDir}.`;
  if (!readMarker(dataDir)) return nothing;
  const unlock = takeLock(dataDir);
  try {
    if (!readMarker(dataDir)) return nothing;
    // Write the marker first, so that the next start completes an interrupted reset.
    writeMarker(dataDir, { ready: false });
    emptyFolder(dataDir);
    return `Emptied ${dataDir}. The next start creates a new database.`;
  } finally {
    unlock();
  }
}

export const resetCommand: Command = {
  says: 'deletes the database of the data folder, and keeps the keys',
  run: async ({ place: { dataDir }, confirm, audit }) => {
    const inProduction = process.env.TUPPENCE_MODE?.trim() === 'production';
    if (inProduction) await confirm(`All data in ${dataDir} will be deleted.`);
    const said = reset(dataDir);
    if (inProduction) audit();
    return said;
  },
};
