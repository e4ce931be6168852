import path from 'node:path';
import manifest from '../package.json' with { type: 'json' };

const folder = path.resolve(import.meta.dirname, '..');

/** Each entry of the package, with its source and its build. */
export const entries = Object.entries<string | object>(manifest.exports)
  .filter((entry): entry is [string, string] => String(entry[1]).endsWith('.js'))
  .map(([name, built]) => ({
    name: path.posix.join('@tuppence/ui', name),
    source: path.join(folder, built.replace('/dist/', '/src/').replace(/\.js$/, '.ts')),
    built: path.join(folder, built),
  }));

/** Makes Vite use the sources, because the build may be stale. */
export const sourceAliases = entries.map(({ name, source }) => ({
  find: new RegExp(`^${name}$`),
  replacement: source,
}));
