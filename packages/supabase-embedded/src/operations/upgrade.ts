import { join } from 'node:path';
import { machineKeys } from '../accounts/keys.ts';
import { clusterName } from '../database/disk-space.ts';
import { takeLock } from '../database/lock.ts';
import { OperatorError } from '../errors.ts';
import { createBackend } from '../server/backend.ts';
import { type DataPlace, dataPlace } from './database-copy.ts';
import { moveTables } from './move.ts';
import type { Database } from './move-tables.ts';
import { commandLine, runTool } from './tool.ts';

type Postgres17 = { PGlite: new (folder: string) => Database & { close: () => Promise<void> } };
const postgres17 = 'postgres-17';

/** Copies a data folder of PostgreSQL 17, which earlier releases used, into a new folder. */
async function upgrade(project: string, place: DataPlace, folder: string): Promise<string> {
  const { PGlite } = await import(postgres17).then(
    (found: unknown) => found as Postgres17,
    () => {
      throw new OperatorError(
        'First run: npm install --no-save postgres-17@npm:@electric-sql/pglite@0.4.5',
      );
    },
  );
  const unlock = takeLock(place.dataDir);
  const source = new PGlite(join(place.dataDir, clusterName));
  try {
    const keys = machineKeys(place.keys);
    const { database, close } = await createBackend({ project, dataDir: folder, keys });
    try {
      await database.exec('begin');
      const report = await moveTables(source, database);
      const seeds = 'supabase_migrations.seed_files';
      const { rows } = await source.query(`select path, hash from ${seeds}`);
      for (const { path, hash } of rows)
        await database.query(`insert into ${seeds} (path, hash) values ($1, $2)`, [path, hash]);
      await database.exec('commit');
      return `${report}\nCopied to ${folder}: set TUPPENCE_DATA to it. Sessions and unused links in emails were not copied.`;
    } finally {
      await close();
    }
  } finally {
    await source.close();
    unlock();
  }
}

export const runUpgrade = (project: string) =>
  runTool(() =>
    upgrade(project, dataPlace(project), commandLine('upgrade -- FOLDER', {}).parameter),
  );
