import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folders of components, e.g. `components/button` and `sections/home/hero`. */
export function componentFolders(source: string): string[] {
  const isEntry = (folder: string) => existsSync(path.join(source, folder, 'index.ts'));
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)))
    .filter((folder) => isEntry(folder) && folder.includes('/') && isEntry(path.dirname(folder)))
    .sort();
}
