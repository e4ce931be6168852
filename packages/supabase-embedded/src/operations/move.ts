import type pg from 'pg';
import { openCluster } from '../database/cluster.ts';
import { OperatorError } from '../errors.ts';
import type { Command } from './command.ts';
import { withFolder, withOpened, withSnapshot } from './data-place.ts';
import { moveTables } from './move-rows.ts';
import { type Database, movedTables } from './move-tables.ts';
import { connectToPostgres } from './postgres-client.ts';

async function moveFrom(source: Database, address: string, dryRun: boolean): Promise<string> {
  const client = await connectToPostgres(address, 'The target');
  const target = client as Database;
  let isCommitting = false;
  try {
    await target.query('begin');
    const report = await moveTables(source, target, movedTables);
    isCommitting = !dryRun;
    await target.query(dryRun ? 'rollback' : 'commit');
    return dryRun
      ? `${report}\nDry run: both sides were equal, and everything was rolled back.`
      : `${report}\nMoved: both sides are equal. Sessions and unused links in emails were not moved: people must sign in again, or ask for another link.`;
  } catch (error) {
    const { code, table } = error as pg.DatabaseError;
    // An error without a Postgres code: the connection ended, but the commit may have succeeded.
    const isUncertain = isCommitting && !/^[0-9A-Z]{5}$/.test(code ?? '');
    const where = table ? ` at a row of ${table}` : '';
    const reason =
      error instanceof OperatorError
        ? error.message
        : `The move failed${where} (${code ?? 'the connection ended'}).`;
    throw new OperatorError(
      isUncertain
        ? 'The connection ended during the commit. Check the target: it has either all rows or none.'
        : `${reason} Nothing was moved.`,
      { cause: error },
    );
  } finally {
    // Closing the connection rolls an open transaction back.
    await client.end().catch(() => undefined);
  }
}

/** Copies all `movedTables`. A dry run rolls back, and works while the server runs. */
export const move: Command = {
  says: 'moves accounts, gifts, waitlist, limits and charities to a hosted project',
  run: ({ place, parameters: [target = ''], flags }) => {
    const isDry = flags.has('dry-run');
    const work = (source: Database) => moveFrom(source, target, isDry);
    return isDry
      ? withSnapshot(place, (cluster) => withOpened(openCluster({ url: cluster }), work))
      : withFolder(place.dataDir, work);
  },
};
