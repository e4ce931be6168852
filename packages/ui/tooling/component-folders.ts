import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders that an area's `index.ts` exports from. */
export function componentFolders(source: string) {
  const folders = new Map<string, string[]>();
  for (const index of globSync('*/**/index.ts', { cwd: source })) {
    const text = readFileSync(path.join(source, index), 'utf8');
    for (const [, name = '', file] of text.matchAll(/ from '\.\/([\w-]+)\/?([\w.-]+)?';/g)) {
      const folder = path.join(path.dirname(index), name);
      const [entry] = globSync(`${folder}/${file ?? 'index'}.{ts,tsx}`, { cwd: source });
      if (!entry) continue;
      folders.set(folder, [...(folders.get(folder) ?? []), path.join(source, entry)]);
    }
  }
  return [...folders].sort().map(([folder, entries]) => {
    return { folder, sheet: folder.replace(/^sections[\\/]/, ''), entries };
  });
}
