import { join } from 'node:path';
import { build, type UserConfig } from 'vite';
import { sourceFiles } from './source-files.ts';

export interface SiteCode {
  /** Settings that the development server shares. */
  config: UserConfig & { root: string };
  /** Source files, relative to the root. */
  client: string;
  prerenderer: string;
  /** Folders of pages and static parts, relative to the root. */
  pages: readonly string[];
  /** By the name of a file: parts of the paths of small modules that many pages use. */
  shared: Readonly<Record<string, readonly string[]>>;
  /** Modules of `shared` that import something large. */
  apart: RegExp;
}

/** In the folders that the two functions fill. */
export const manifestName = '.vite/manifest.json';
export const prerendererName = 'entry-server.js';

/** Pages load lists of these names, and hashes do not compress. Documents name the browser's files. */
const assetFileNames = 'assets/[name]-[hash:6][extname]';
const libraries = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;

export async function compileClient(
  { config, client, shared, apart }: SiteCode,
  outDir: string,
): Promise<void> {
  const matched = new Set<string>();
  const isIn = (parts: readonly string[]) => (id: string) => {
    const part = parts.find((one) => id.includes(`/${one}`));
    if (part) matched.add(part);
    return part !== undefined && !apart.test(id);
  };
  await build({
    ...config,
    logLevel: 'warn',
    build: {
      outDir,
      manifest: manifestName,
      // Styles only: documents name their own scripts, and links prefetch those of their page.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
      },
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: join(config.root, client),
        output: {
          assetFileNames,
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            groups: [
              // Libraries change less often, so their file stays cached.
              { name: 'libraries', test: libraries, priority: 2 },
              // What every page needs, in one file.
              { name: 'site', tags: ['$initial'], priority: 1 },
              ...Object.entries(shared).map(([name, parts]) => ({ name, test: isIn(parts) })),
            ],
          },
        },
      },
    },
  });
  const parts = Object.values(shared).flat();
  const missing = parts.filter((part) => !matched.has(part));
  if (missing.length > 0) throw new Error(`No module has these paths: ${missing.join(', ')}`);
}

/** Node cannot load the components' sources by itself. */
export async function compilePrerenderer(
  { config, prerenderer, pages }: SiteCode,
  outDir: string,
): Promise<void> {
  await build({
    ...config,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...(config.plugins ?? []), sourceFiles(config.root, pages)],
    build: {
      outDir,
      ssr: join(config.root, prerenderer),
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { assetFileNames, entryFileNames: prerendererName },
      },
      target: 'node24',
      minify: false,
    },
  });
}
