import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Encoding = 'br' | 'gzip';
/** The encoding with the smaller files comes first. */
export const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

export type SiteFile = {
  /** The folder of the release or of the kept assets. */
  root: string;
  path: string;
  encodings: Encoding[];
  /** Files in /assets have a hash in their names and never change. */
  isHashed: boolean;
};

/** A folder beside the site with the assets of earlier releases, for pages that are still open. */
export const keptAssetsName = 'kept-assets';

/** The folder of the newest release, and of the kept assets. */
export type Release = { folder: string; kept: string };

/** If the folder is a symbolic link, changing the link publishes a new release. */
export const releaseOf = (site: string): Release => ({
  folder: realpathSync(site),
  kept: join(realpathSync(dirname(site)), keptAssetsName),
});

/** Nothing else on the disk can be requested: no hidden file, and nothing through a link. */
export function findFile({ folder, kept }: Release, pathname: string): SiteFile | undefined {
  const path = decoded(pathname);
  if (path === undefined) return undefined;
  const bare = path.replace(/\/$/, '');
  const isHashed = path.startsWith('/assets/');
  return (
    siteFile(folder, path, isHashed) ??
    siteFile(folder, `${bare}/index.html`) ??
    siteFile(folder, `${bare}.html`) ??
    (isHashed ? siteFile(kept, path.slice('/assets'.length), true) : undefined)
  );
}

function siteFile(root: string, path: string, isHashed = false): SiteFile | undefined {
  const isHidden = /\/\./.test(path.replace(/^\/\.well-known\//, '/'));
  // `_headers` is for static hosts.
  if (isHidden || path === '/_headers' || !isFile(root + path)) return undefined;
  const isCopy = /\.(br|gz)$/.test(path) && isFile(root + path.slice(0, -3));
  if (isCopy) return undefined;
  const all = Object.entries(endings) as [Encoding, string][];
  const copies = all.filter(([, ending]) => isFile(root + path + ending));
  return { root, path, encodings: copies.map(([name]) => name), isHashed };
}

/** Whether it is a file, and neither it nor a folder of it is a link. */
function isFile(file: string): boolean {
  try {
    return lstatSync(file).isFile() && realpathSync.native(file) === file;
  } catch {
    return false;
  }
}

/** The address of a page that was written in capitals, with an end too many, or with an escaped query. */
export function pageAddress({ folder }: Release, pathname: string): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(decoded(pathname) ?? '') ?? [];
  const written = /^.*[\p{L}\d_-]/su.exec(path.toLowerCase())?.[0] ?? '';
  const address = written.replace(/\/index\.html$/, '');
  if (!path || path.includes('\0') || !siteFile(folder, `${address}/index.html`)) return undefined;
  return (address || '/') + encodeURI(rest);
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
