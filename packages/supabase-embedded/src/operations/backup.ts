import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { OperatorError } from '../errors.ts';
import { makePrivateFolder, writePrivateFile } from '../private-file.ts';
import { backupFolder, ending, recipientOf, sealed, writeBackup } from './backup-files.ts';
import type { Command } from './command.ts';
import { type DataPlace, withSnapshot } from './data-place.ts';

const dayMs = 24 * 60 * 60 * 1000;
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** One file for each weekday and for each of four weeks. Nothing is kept for longer than 28 days. */
async function writeNightly(place: DataPlace, cluster: string): Promise<string[]> {
  const folder = backupFolder(place.dataDir);
  makePrivateFolder(folder);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const isOld =
      name.startsWith('before-upgrade-') && statSync(file).mtimeMs < Date.now() - 28 * dayMs;
    if (isOld) rmSync(file);
  }
  const inFolder = (name: string) => join(folder, `${name}${ending()}`);
  const now = Date.now();
  const day = inFolder(`${weekdays[new Date(now).getDay()]}.tar.gz`);
  await writeBackup(day, cluster, true);
  const keys = inFolder('keys.json');
  const ownKeys = () => Readable.toWeb(createReadStream(place.keys)) as ReadableStream<Uint8Array>;
  await writePrivateFile(keys, true, async () => sealed(ownKeys(), recipientOf()));
  const week = inFolder(`week-${(Math.floor(now / dayMs / 7) % 4) + 1}.tar.gz`);
  if (existsSync(week) && statSync(week).mtimeMs > now - 7 * dayMs) return [day, keys];
  await writePrivateFile(week, true, async () => createReadStream(day));
  return [day, week, keys];
}

/** `to` is a folder, or another machine's as scp writes it. */
async function copyTo(to: string, files: readonly string[]): Promise<void> {
  if (!to.includes(':')) {
    makePrivateFolder(to);
    for (const file of files)
      await writePrivateFile(join(to, basename(file)), true, async () => createReadStream(file));
    return;
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
  parameters: ['[FILE]'],
  values: { to: 'FOLDER|USER@HOST:FOLDER' },
  flags: ['replace'],
  run: async ({ place, parameters: [file], values: { to }, flags }) => {
    if (place.databaseUrl)
      throw new OperatorError('A hosted project has its backups in its dashboard, or use pg_dump.');
    if (file) {
      if (to) throw new OperatorError('Give a FILE or --to, not both.');
      await withSnapshot(place, (cluster) => writeBackup(file, cluster, flags.has('replace')));
      return `Backed up ${place.dataDir} to ${size(file)}. It does not include the keys: keep a copy of ${place.keys} too.`;
    }
    const files = await withSnapshot(place, (cluster) => writeNightly(place, cluster));
    if (to) await copyTo(to, files);
    return `Backed up ${place.dataDir} to ${files.map(size).join(', ')}${to ? `, and copied them to ${to}` : ''}.`;
  },
};
