import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { OperatorError } from '../errors.ts';
import { makePrivateFolder, removeOld, requireFolder, writePrivateFile } from '../private-file.ts';
import { backupFolder, ending, recipientOf, sealed, writeBackup } from './backup-files.ts';
import type { Command } from './command.ts';
import { type DataPlace, withSnapshot } from './data-place.ts';

const dayMs = 24 * 60 * 60 * 1000;
const ownName = '(before-upgrade-|\\w+day\\.tar|week-\\d\\.tar|keys\\.json)';

/** Deletes what is older than 28 days, drafts of killed runs, and `files` with the other ending. */
function tidy(folder: string, files: readonly string[]): void {
  for (const file of files)
    rmSync(file.endsWith('.age') ? file.slice(0, -4) : `${file}.age`, { force: true });
  removeOld(folder, new RegExp(`^${ownName}`), 28);
  // A draft may be of a run that still writes it.
  removeOld(folder, new RegExp(`^\\.${ownName}`), 0.5);
}

/** One file for each weekday and for each of four weeks, and the keys. */
async function writeNightly(place: DataPlace, cluster: string): Promise<string[]> {
  const folder = backupFolder(place.dataDir);
  makePrivateFolder(folder);
  const inFolder = (name: string) => join(folder, `${name}${ending()}`);
  const now = Date.now();
  const weekday = new Date(now).toLocaleDateString('en-GB', { weekday: 'long' }).toLowerCase();
  const day = inFolder(`${weekday}.tar.gz`);
  await writeBackup(day, cluster, true);
  const keys = inFolder('keys.json');
  const ownKeys = () => Readable.toWeb(createReadStream(place.keys)) as ReadableStream<Uint8Array>;
  await writePrivateFile(keys, true, async () => sealed(ownKeys(), recipientOf()));
  const week = inFolder(`week-${(Math.floor(now / dayMs / 7) % 4) + 1}.tar.gz`);
  if (!existsSync(week) || statSync(week).mtimeMs <= now - 7 * dayMs)
    await writePrivateFile(week, true, async () => createReadStream(day));
  tidy(folder, [day, week, keys]);
  return [day, week, keys];
}

const isElsewhere = (to: string) => to.includes(':');

/** `to` is a folder, or another machine's as scp writes it. */
async function copyTo(to: string, files: readonly string[]): Promise<void> {
  if (!isElsewhere(to)) {
    const copyOf = (file: string) => join(to, basename(file));
    for (const file of files)
      await writePrivateFile(copyOf(file), true, async () => createReadStream(file));
    return tidy(to, files.map(copyOf));
  }
  const scp = spawnSync('scp', ['-q', '-o', 'BatchMode=yes', ...files, to], { encoding: 'utf8' });
  if (scp.status !== 0)
    throw new OperatorError(
      `The backup was made, but not copied to ${to}: ${scp.stderr || scp.error?.message}`,
    );
}

const size = (file: string) => `${file} (${(statSync(file).size / 1024 / 1024).toFixed(1)} MB)`;

export const backup: Command = {
  says: 'backs the database up: to a FILE, or with the keys to backups/, for 7 days and 4 weeks',
  run: async ({ place, parameters: [named], values: { to }, flags }) => {
    if (place.databaseUrl)
      throw new OperatorError('A hosted project has its backups in its dashboard, or use pg_dump.');
    if (named) {
      // By its ending, `restore` knows whether it is encrypted.
      const file = named.replace(/\.age$/, '') + ending();
      if (to) throw new OperatorError('Give a FILE or --to, not both.');
      requireFolder(dirname(resolve(file)));
      await withSnapshot(place, (cluster) => writeBackup(file, cluster, flags.has('replace')));
      return `Backed up ${place.dataDir} to ${size(file)}. It does not include the keys: keep a copy of ${place.keys} too.`;
    }
    if (to && !isElsewhere(to)) requireFolder(to);
    const files = await withSnapshot(place, (cluster) => writeNightly(place, cluster));
    if (to) await copyTo(to, files);
    return `Backed up ${place.dataDir} to ${files.map(size).join(', ')}${to ? `, and copied them to ${to}` : ''}.`;
  },
};
