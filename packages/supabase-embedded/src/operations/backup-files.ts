import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openFolder } from '../database/cluster.ts';
import { readMarker } from '../database/data-folder.ts';
import { clusterName } from '../database/disk-space.ts';
import { historyOf, versionsOf } from '../database/migrations.ts';
import { OperatorError } from '../errors.ts';
import { makePrivateFolder, writePrivateFile } from '../private-file.ts';
import { withOpened } from './data-place.ts';

type Bytes = ReadableStream<Uint8Array>;

/** Beside the data folder. */
export const backupFolder = (dataDir: string) => join(dirname(dataDir), 'backups');

/** The public key for which backups are encrypted. */
export const recipientOf = () => process.env.TUPPENCE_BACKUP_RECIPIENT?.trim() || undefined;
/** Of the files that `backup` writes every night. */
export const nightlyName = /^(\w+day|week-\d)\.tar\.gz(\.age)?$/;
export const ending = () => (recipientOf() ? '.age' : '');

/** Nobody changes the cluster's files meanwhile. */
export const writeBackup = (file: string, cluster: string, replace: boolean) =>
  writePrivateFile(file, replace, async () => {
    const tar = Readable.toWeb(Readable.from(tarOf(cluster)));
    return sealed(tar as Bytes, recipientOf());
  });

async function* tarOf(folder: string): AsyncGenerator<Uint8Array> {
  const tar = spawn('tar', ['-C', folder, '-czf', '-', '.'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(tar, 'close');
  for await (const part of tar.stdout) yield part as Buffer;
  const [code] = await ended;
  if (code !== 0) throw new OperatorError(`tar ended with code ${code}.`);
}

/** Encrypted for the recipient, a public key of age, if there is one. */
export async function sealed(content: Bytes, recipient: string | undefined): Promise<Bytes> {
  if (!recipient) return content;
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter.encrypt(content);
}

/** Unpacks a backup into a folder. `identity` is the file with the secret key, if it is encrypted. */
export async function unpack(file: string, folder: string, identity?: string): Promise<void> {
  let content = Readable.toWeb(createReadStream(file)) as Bytes;
  if (file.endsWith('.age')) {
    if (!identity) throw new OperatorError(`${file} is encrypted: add --identity KEYFILE.`);
    const { Decrypter } = await import('age-encryption');
    const decrypter = new Decrypter();
    const key = /AGE-SECRET-KEY-\S+/.exec(await readFile(identity, 'utf8'))?.[0];
    if (!key) throw new OperatorError(`${identity} contains no secret key of age.`);
    decrypter.addIdentity(key);
    content = await decrypter.decrypt(content);
  }
  const tar = spawn('tar', ['-C', folder, '--no-same-owner', '-xzf', '-'], {
    stdio: ['pipe', 'inherit', 'ignore'],
  });
  const ended = once(tar, 'close');
  await pipeline(Readable.fromWeb(content as never), tar.stdin);
  const [code] = await ended;
  if (code !== 0) throw new Error(`tar ended with code ${code}`);
}

/** Backs a database up if migrations will run. The caller holds the lock, and nobody has it open. */
export async function backUpIfOutdated(
  dataDir: string,
  migrations: string,
  log: (line: string) => void,
): Promise<void> {
  const marker = readMarker(dataDir);
  // Opening a database takes a second, and those are the migrations that ran at the last start.
  if (!marker?.ready || marker.schema === versionsOf(migrations).join()) return;
  const { pending } = await withOpened(openFolder(dataDir), (database) =>
    historyOf(database, migrations),
  );
  const newest = pending.at(-1);
  if (newest) await backUpBefore(dataDir, newest.version, log);
}

/** `version` is the newest migration that will run. */
export async function backUpBefore(
  dataDir: string,
  version: string,
  log: (line: string) => void,
): Promise<void> {
  const folder = backupFolder(dataDir);
  makePrivateFolder(folder);
  const day = new Date().toISOString().slice(0, 10);
  const file = join(folder, `before-upgrade-${day}-${version}.tar.gz${ending()}`);
  // A server whose migration fails is started again and again.
  if (existsSync(file)) return;
  await writeBackup(file, join(dataDir, clusterName), true);
  log(`[database] backed up to ${file} before migrations`);
}
