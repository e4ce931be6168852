import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type SiteFile = {
  /** The folder of the release or of the kept assets. */
  root: string;
  path: string;
  encodings: Encoding[];
};
export type Encoding = 'br' | 'gzip';

/** The encoding with the smaller files comes first. */
export const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** The files of a release. Nothing else on the disk can be requested. */
export type Release = {
  folder: string;
  files: ReadonlyMap<string, SiteFile>;
  /** Each page's address by its lower-case form. The address of `/about/index.html` is `/about`. */
  pages: ReadonlyMap<string, string>;
  /** The 404 page in each encoding, read in advance so that it can be sent if the disk fails. */
  notFound: ReadonlyMap<Encoding | undefined, Buffer>;
};

/** A folder beside the site with the assets of earlier releases, for pages that are still open. */
export const keptAssetsName = 'kept-assets';

/** If a file is not found, the folder is read again, but at most once in this time. */
const rereadAfterMs = 1000;

/** If the folder is a symbolic link, changing the link publishes a new release. */
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
      // The link is being replaced. Keep the last release.
    }
    return this.#release;
  }

  /** Reads the folder again, for files that changed without a new release. */
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
    return {
      folder,
      files,
      pages: pagesOf(files.keys()),
      notFound: notFoundPage(files.get('/404.html')),
    };
  }
}

/** Skips symbolic links, which could lead elsewhere, and hidden entries except `/.well-known`. */
function filesIn(folder: string): Map<string, SiteFile> {
  if (!existsSync(folder)) return new Map();
  const root = realpathSync(folder);
  const names = new Set<string>();
  // The option `recursive` would follow links.
  const walk = (parent: string) => {
    for (const entry of readdirSync(root + parent, { withFileTypes: true })) {
      const path = `${parent}/${entry.name}`;
      if (entry.name.startsWith('.') && path !== '/.well-known') continue;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) names.add(path);
    }
  };
  walk('');
  const all = Object.entries(endings) as [Encoding, string][];
  const files = new Map<string, SiteFile>();
  for (const path of names) {
    const isCompressed = all.some(
      ([, ending]) => path.endsWith(ending) && names.has(path.slice(0, -3)),
    );
    // `_headers` is for static hosts.
    if (isCompressed || path === '/_headers') continue;
    const encodings = all.filter(([, ending]) => names.has(path + ending)).map(([name]) => name);
    files.set(path, { root, path, encodings });
  }
  return files;
}

function notFoundPage(file: SiteFile | undefined): Map<Encoding | undefined, Buffer> {
  const bodies = new Map<Encoding | undefined, Buffer>([[undefined, Buffer.from('Not found')]]);
  try {
    for (const encoding of file ? [undefined, ...file.encodings] : [])
      bodies.set(
        encoding,
        readFileSync(`${file?.root}/404.html${encoding ? endings[encoding] : ''}`),
      );
  } catch {
    // The folder is being replaced. Serve what was read so far.
  }
  return bodies;
}

const index = '/index.html';

function pagesOf(paths: Iterable<string>): Map<string, string> {
  const addresses = [...paths]
    .filter((path) => path.endsWith(index))
    .map((path) => path.slice(0, -index.length) || '/');
  return new Map(addresses.map((address) => [address.toLowerCase(), address]));
}

/** The path may be in another case, or end in `/index.html`. */
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

export function findFile({ files }: Release, pathname: string): SiteFile | undefined {
  const path = decoded(pathname);
  if (path === undefined) return undefined;
  const bare = path.replace(/\/$/, '');
  return files.get(path) ?? files.get(`${bare}/index.html`) ?? files.get(`${bare}.html`);
}
