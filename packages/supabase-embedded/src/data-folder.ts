import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { folderError, requireFreeBytes } from './folder-errors.ts';
import { StartError } from './start-error.ts';

/** The marker file in the data folder, beside the cluster: by it the folder is recognised. */
export const fileNames = {
  marker: 'tuppence.json',
  lock: 'tuppence.lock',
  holder: 'tuppence.holder',
} as const;

/** `cluster` is its folder; "." in those of former versions, which had it beside everything else. */
type Marker = { cluster: 'postgres' | '.'; ready: boolean };

const clusterEntry =
  /^(PG_VERSION|base|global|pg_\w+|pg_(hba|ident)\.conf|postgresql(\.auto)?\.conf|postmaster\.pid)$/;
const ownEntry = /^(tuppence\.(json|lock|holder)(-journal|\.\d+)?|keys\.json|lost\+found)$/;

/** The one name of a folder, whatever links, dots and slashes lead to it; it need not exist yet. */
export function realFolder(folder: string): string {
  const absolute = resolve(folder);
  try {
    return realpathSync(absolute);
  } catch {
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(realFolder(parent), basename(absolute));
  }
}

/**
 * What a folder is: new (absent or empty), ours (it holds the marker), or a sentence that says why it
 * cannot be used.
 */
export function readMarker(dataDir: string): Marker | null {
  let entries: string[];
  try {
    entries = readdirSync(dataDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw folderError(dataDir, error);
  }
  if (entries.includes(fileNames.marker)) return parseMarker(dataDir);
  const foreign = entries.filter((name) => !ownEntry.test(name));
  if (foreign.length === 0) return null;
  if (foreign.every((name) => clusterEntry.test(name))) {
    // Made by a version that had no marker yet. A real server's cluster also has postmaster.opts.
    if (existsSync(formerMarker(dataDir))) return { cluster: '.', ready: false };
    if (['PG_VERSION', 'base', 'global', 'pg_wal'].every((name) => foreign.includes(name)))
      return { cluster: '.', ready: true };
  }
  throw new StartError(
    `The folder ${dataDir} holds files that this server did not make; nothing in it was touched. Set TUPPENCE_DATA to a folder that is empty or does not exist.`,
  );
}

function parseMarker(dataDir: string): Marker {
  const file = join(dataDir, fileNames.marker);
  try {
    const { cluster, ready } = JSON.parse(readFileSync(file, 'utf8')) as Marker;
    if ((cluster === 'postgres' || cluster === '.') && typeof ready === 'boolean')
      return { cluster, ready };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code) throw folderError(dataDir, error);
  }
  throw new StartError(`${file} is damaged; nothing beside it was touched.`);
}

/** Beside the folder, where former versions noted an unfinished first start. */
function formerMarker(dataDir: string): string {
  return `${resolve(dataDir)}.initialising`;
}

/** Writes the marker in one step: a process that dies leaves the old one or the new one. */
export function writeMarker(dataDir: string, marker: Marker): void {
  const draft = join(dataDir, `${fileNames.marker}.${process.pid}`);
  try {
    writeFileSync(draft, JSON.stringify(marker), { mode: 0o600 });
    renameSync(draft, join(dataDir, fileNames.marker));
  } catch (error) {
    rmSync(draft, { force: true });
    throw folderError(dataDir, error);
  }
}

/** Makes the folder where it is missing. */
export function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw folderError(dataDir, error);
  }
}

/**
 * Where the cluster of a folder lies, and whether it has to be made. What an interrupted first start
 * or reset left is removed: it holds no row that anybody was told of. The caller holds the lock.
 */
export function prepareCluster(dataDir: string): { cluster: string; isNew: boolean } {
  const marker = readMarker(dataDir);
  if (marker?.ready) {
    if (marker.cluster === '.') writeMarker(dataDir, marker);
    return { cluster: join(dataDir, marker.cluster), isNew: false };
  }
  if (marker) removeCluster(dataDir, marker);
  requireFreeBytes(dataDir);
  writeMarker(dataDir, { cluster: 'postgres', ready: false });
  return { cluster: join(dataDir, 'postgres'), isNew: true };
}

/** Removes the cluster and nothing else. */
export function removeCluster(dataDir: string, { cluster }: Marker): void {
  const entries =
    cluster === '.' ? readdirSync(dataDir).filter((name) => clusterEntry.test(name)) : [cluster];
  for (const entry of entries) rmSync(join(dataDir, entry), { recursive: true, force: true });
  rmSync(formerMarker(dataDir), { force: true });
}
