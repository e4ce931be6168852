import { existsSync, readdirSync, rmSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { openCluster } from '../database/cluster.ts';
import {
  emptyFolder,
  lockName,
  prepareCluster,
  readMarker,
  writeMarker,
} from '../database/data-folder.ts';
import { takeLock } from '../database/lock.ts';
import { fileError, OperatorError } from '../errors.ts';
import { makePrivateFolder } from '../private-file.ts';
import { unpack } from './backup-files.ts';
import type { Command } from './command.ts';
import { withOpened } from './data-place.ts';

const counts = `select (select count(*) from auth.users) || ' accounts, '
  || (select count(*) from public.gifts) || ' gifts, '
  || (select count(*) from public.email_signups) || ' signups' as found`;

/** An unfinished database, which nobody has used, counts as none. */
function requireEmpty(dataDir: string): void {
  if (readMarker(dataDir)?.ready)
    throw new OperatorError(
      `The data folder ${dataDir} already contains a database, and was not changed. Set TUPPENCE_DATA to a folder that is empty or does not exist, or empty this one with "npm run reset".`,
    );
}

async function unpackInto(cluster: string, file: string, identity?: string): Promise<string> {
  const failed = (sentence: string) => (cause: unknown) => {
    if (cause instanceof OperatorError) throw cause;
    throw new OperatorError(`${file} ${sentence}`, { cause });
  };
  await unpack(file, cluster, identity).catch(
    failed('is not a backup, is incomplete, or is encrypted for another key.'),
  );
  const opening = openCluster({ url: cluster }).catch(
    failed(
      'cannot be opened as a database. It may be damaged, or from another version of this server.',
    ),
  );
  return withOpened(opening, async (database) => {
    const { rows } = await database
      .query<{ found: string }>(counts)
      .catch((cause: Error) => failed(`is not a backup of this site (${cause.message}).`)(cause));
    return rows[0]?.found ?? '';
  });
}

export const restore: Command = {
  says: 'restores a backup into an empty or missing data folder, without a server',
  run: async ({ place: { dataDir }, parameters: [file = ''], values }) => {
    const wasAbsent = !existsSync(dataDir);
    requireEmpty(dataDir);
    await access(file).catch((error: unknown) => {
      throw fileError(file, error);
    });
    const unlock = takeLock(dataDir);
    try {
      const { cluster, isNew } = prepareCluster(dataDir);
      if (!isNew) requireEmpty(dataDir);
      makePrivateFolder(cluster);
      const found = await unpackInto(cluster, file, values.identity);
      writeMarker(dataDir, { ready: true });
      return `Restored ${file} into ${dataDir}: ${found}.`;
    } catch (error) {
      if (!readMarker(dataDir)?.ready) emptyFolder(dataDir);
      throw error;
    } finally {
      unlock();
      if (wasAbsent && readdirSync(dataDir).every((name) => name === lockName))
        rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
