import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface ComponentFolder {
  /** For example `components/button` or `sections/home/hero`. */
  folder: string;
  /** Its style sheet, without the ending: `components/button` or `home/hero`. */
  sheet: string;
  /** Its files that the area's `index.ts` exports from. */
  entries: string[];
}

/** Finds the component folders that each area's `index.ts` exports from. */
export function componentFolders(source: string): ComponentFolder[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`${path.sep}index.ts`))
    .map((file) => path.dirname(file))
    .flatMap((area) => foldersOf(source, area))
    .sort((one, other) => (one.folder < other.folder ? -1 : 1));
}

function foldersOf(source: string, area: string): ComponentFolder[] {
  const folders = new Map<string, string[]>();
  const text = readFileSync(path.join(source, area, 'index.ts'), 'utf8');
  for (const [, name = '', module] of text.matchAll(/ from '\.\/([\w-]+)(\/[\w.-]+)?';/g)) {
    const folder = path.join(area, name);
    const base = path.join(source, folder, module ?? 'index');
    const entry = ['.tsx', '.ts'].map((ending) => base + ending).find((file) => existsSync(file));
    if (entry) folders.set(folder, [...(folders.get(folder) ?? []), entry]);
  }
  return [...folders].map(([folder, entries]) => {
    return { folder, sheet: folder.replace(/^sections[\\/]/, ''), entries };
  });
}
