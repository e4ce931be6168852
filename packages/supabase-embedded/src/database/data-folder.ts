import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileError, OperatorError } from '../errors.ts';
import { clusterName, requireRoom } from './disk-space.ts';

/** Marks a folder whose database is this server's. */
const markerName = 'tuppence.json';
export const lockName = 'tuppence.lock';
export const holderName = 'tuppence.holder';

/** `ready` is false while the cluster is being created, restored or removed. */
type Marker = {
  ready: boolean;
  /** The migrations of the server that last opened it. */
  schema?: string | undefined;
};

const ownEntry = /^(tuppence\.(json|lock|holder|socket)(-journal|\.\d+)?|keys\.json|lost\+found)$/;

/** Returns null for a new folder. */
export function readMarker(dataDir: string): Marker | null {
  let entries: string[];
  try {
    entries = readdirSync(dataDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw fileError(dataDir, error);
  }
  if (!entries.includes(markerName)) {
    if (entries.every((name) => ownEntry.test(name))) return null;
    throw new OperatorError(
      `The folder ${dataDir} contains files that this server did not create. Nothing was changed. Set TUPPENCE_DATA to a folder that is empty or does not exist.`,
    );
  }
  const file = join(dataDir, markerName);
  try {
    const { ready, schema } = JSON.parse(readFileSync(file, 'utf8')) as Marker;
    if (typeof ready === 'boolean') return { ready, schema };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code) throw fileError(dataDir, error);
  }
  throw new OperatorError(`${file} is damaged. Nothing was changed.`);
}

/** Writes the marker atomically. */
export function writeMarker(dataDir: string, marker: Marker): void {
  const draft = join(dataDir, `${markerName}.${process.pid}`);
  try {
    // Earlier releases require `cluster`.
    writeFileSync(draft, JSON.stringify({ cluster: clusterName, ...marker }), { mode: 0o600 });
    renameSync(draft, join(dataDir, markerName));
  } catch (error) {
    rmSync(draft, { force: true });
    throw fileError(dataDir, error);
  }
}

/** The caller holds the lock. */
export function prepareCluster(dataDir: string): { cluster: string; isNew: boolean } {
  const cluster = join(dataDir, clusterName);
  const marker = readMarker(dataDir);
  if (marker?.ready) return { cluster, isNew: false };
  if (marker) rmSync(cluster, { recursive: true, force: true });
  requireRoom(dataDir);
  writeMarker(dataDir, { ready: false });
  return { cluster, isNew: true };
}

/** Where an upgrade makes the new database. */
export const upgradeName = 'tuppence.upgrade';

/** Ends an upgrade that was killed between its two renames. The caller holds the lock. */
export function finishExchange(dataDir: string): void {
  const cluster = join(dataDir, clusterName);
  const made = join(dataDir, upgradeName, clusterName);
  if (existsSync(cluster) || !existsSync(made)) return;
  renameSync(made, cluster);
  rmSync(join(dataDir, upgradeName), { recursive: true, force: true });
}

/** Removes the cluster before the marker. The caller holds the lock. */
export function emptyFolder(dataDir: string): void {
  for (const name of [clusterName, markerName, holderName])
    rmSync(join(dataDir, name), { recursive: true, force: true });
}
