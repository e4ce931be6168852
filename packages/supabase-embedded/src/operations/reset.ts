import { emptyFolder, readMarker, writeMarker } from '../database/data-folder.ts';
import { takeLock } from '../database/lock.ts';
import type { Command } from './command.ts';

export const reset: Command = {
  says: 'deletes the database of the data folder, and keeps the keys',
  run: async ({ place: { dataDir }, confirm, audit }) => {
    const inProduction = process.env.TUPPENCE_MODE?.trim() === 'production';
    if (!readMarker(dataDir)) return `Nothing to empty: there is no database in ${dataDir}.`;
    if (inProduction) await confirm(`All data in ${dataDir} will be deleted.`);
    const unlock = takeLock(dataDir);
    try {
      // Write the marker first, so that the next start completes an interrupted reset.
      writeMarker(dataDir, { ready: false });
      emptyFolder(dataDir);
    } finally {
      unlock();
    }
    if (inProduction) audit();
    return `Emptied ${dataDir}. The next start creates a new database.`;
  },
};
