import { readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file of the built site, and the compressed forms that lie beside it. */
export type SiteFile = {
  /** The folder that it lies in, and its path from there with slashes. */
  root: string;
  path: string;
  encodings: Encoding[];
};
export type Encoding = 'br' | 'gzip';

/** Ending of a file's compressed form; the better one first. */
export const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** One state of the site: the files that may be asked for, and nothing else on the disk. */
export type Release = {
  folder: string;
  files: ReadonlyMap<string, SiteFile>;
  /** The address of each page by its lower-case form: `/about` for `/about/index.html`. */
  pages: ReadonlyMap<string, string>;
};

/** Beside the site's folder: what `/assets` of former releases held, for pages that are still open. */
export const keptAssetsName = 'kept-assets';

/** How often, at most, a folder is read again because something was not found in it. */
const rereadAfterMs = 1000;

/**
 * The site in a folder, or behind a link to one. A new release is a link that leads elsewhere: it
 * is noticed at the next request, which sees the whole of it.
 */
export class Site {
  readonly #folder: string;
  #release: Release;
  #readAt = 0;

  constructor(folder: string) {
    this.#folder = folder;
    this.#release = this.#read(realpathSync(folder));
  }

  current(): Release {
    try {
      const folder = realpathSync(this.#folder);
      if (folder !== this.#release.folder) this.#release = this.#read(folder);
    } catch {
      // Between two releases: the one before is still on the disk.
    }
    return this.#release;
  }

  /** Looks again, for files that came or went without a new release. */
  reread(): Release {
    if (performance.now() - this.#readAt < rereadAfterMs) return this.#release;
    try {
      this.#release = this.#read(realpathSync(this.#folder));
    } catch {
      this.#readAt = performance.now();
    }
    return this.#release;
  }

  #read(folder: string): Release {
    const kept = join(dirname(this.#folder), keptAssetsName);
    const files = new Map([
      ...[...filesIn(kept)].map(([path, file]) => [`/assets${path}`, file] as const),
      ...filesIn(folder),
    ]);
    this.#readAt = performance.now();
    return { folder, files, pages: pagesOf(files.keys()) };
  }
}

/** Regular files only: a link may lead out of the folder, and hidden files are never served. */
function filesIn(root: string): Map<string, SiteFile> {
  const names = new Set<string>();
  // Not with the option `recursive`, which walks through links.
  const walk = (folder: string) => {
    for (const entry of readdirSync(root + folder, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.name.startsWith('.') && path !== '/.well-known') continue;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) names.add(path);
    }
  };
  try {
    walk('');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const all = Object.entries(endings) as [Encoding, string][];
  const files = new Map<string, SiteFile>();
  for (const path of names) {
    const isForm = all.some(([, ending]) => path.endsWith(ending) && names.has(path.slice(0, -3)));
    // Instructions for static hosts, of no use to anyone else.
    if (isForm || path === '/_headers') continue;
    const encodings = all.filter(([, ending]) => names.has(path + ending)).map(([name]) => name);
    files.set(path, { root, path, encodings });
  }
  return files;
}

const index = '/index.html';

function pagesOf(paths: Iterable<string>): Map<string, string> {
  const addresses = [...paths]
    .filter((path) => path.endsWith(index))
    .map((path) => path.slice(0, -index.length) || '/');
  return new Map(addresses.map((address) => [address.toLowerCase(), address]));
}

/** The one spelling of a page's address, for a path in capitals, with a slash or `index.html` at its end. */
export function pageAddress({ pages }: Release, pathname: string): string | undefined {
  const path = decoded(pathname)?.toLowerCase();
  return path === undefined ? undefined : pages.get(path.replace(/\/(index\.html)?$/, '') || '/');
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** The file of a request's path: itself, `path/index.html` or `path.html`. */
export function findFile({ files }: Release, pathname: string): SiteFile | undefined {
  const path = decoded(pathname);
  if (path === undefined) return undefined;
  const bare = path.replace(/\/$/, '');
  return files.get(path) ?? files.get(`${bare}/index.html`) ?? files.get(`${bare}.html`);
}
