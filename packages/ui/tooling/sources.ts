import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..');
const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { types: string; import: string }>;
};

/** Each entry of the package: its source in this repository, and its build. */
export const entries = Object.entries(exports).flatMap(([name, target]) =>
  typeof target === 'string'
    ? []
    : [
        {
          name: path.posix.join('@tuppence/ui', name),
          source: path.join(
            folder,
            target.types.replace(/^\.\/dist\//, 'src/').replace(/\.d\.ts$/, '.ts'),
          ),
          built: path.join(folder, target.import),
        },
      ],
);

/** Makes Vite use the sources instead of the build, which may be stale. */
export const sourceAliases = entries.map(({ name, source }) => ({
  find: new RegExp(`^${name}$`),
  replacement: source,
}));
