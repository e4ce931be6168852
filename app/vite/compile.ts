import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig, type Manifest } from 'vite';
import { isSharedPart } from '../../packages/ui/tooling/shared-parts.ts';
import { paths } from '../paths.ts';
import type { SiteEnvironment } from '../src/env.ts';
import { routeFiles } from './route-files.ts';
import { siteConfig } from './site-config.ts';

const libraries =
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]|rolldown[\\/]runtime/;
/** Small, and on most pages: what the library names as such, the claims and two icons. */
const ownShared = /content[\\/]claims|icons[\\/](check|play)\./;
const isShared = (file: string) => ownShared.test(file) || isSharedPart(file);

/** How the browser's code is compiled. */
export function clientConfig(environment: SiteEnvironment) {
  const base = siteConfig(environment);
  return {
    ...base,
    logLevel: 'warn',
    build: {
      outDir: paths.client,
      emptyOutDir: true,
      manifest: true,
      // Documents name what they need themselves, and a page's files are fetched when its link is pointed
      // at: the names of all files of all pages would only add weight to each first load (0.9 kB).
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
      },
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: join(paths.app, 'src/entry-client.tsx'),
        output: {
          codeSplitting: {
            groups: [
              // The libraries change more seldom than the site: their file stays cached over a release.
              { name: 'libraries', test: libraries, priority: 2 },
              // What every page needs is one file, not one for each set of pages that share a part.
              { name: 'site', tags: ['$initial'], priority: 1 },
              // One more for what most pages share, not one for each of these parts.
              { name: 'shared', test: isShared },
            ],
          },
        },
      },
    },
  } satisfies InlineConfig;
}

/** Compiles the browser's code and returns its manifest. */
export async function compileClient(environment: SiteEnvironment): Promise<Manifest> {
  await build(clientConfig(environment));
  return JSON.parse(await readFile(join(paths.client, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** Compiles the prerenderer and loads it. */
export async function compileServer(environment: SiteEnvironment) {
  const base = siteConfig(environment);
  await build({
    ...base,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...base.plugins, routeFiles()],
    build: {
      outDir: paths.server,
      emptyOutDir: true,
      ssr: join(paths.app, 'src/entry-server.tsx'),
      rolldownOptions: { checks: { pluginTimings: false } },
      target: 'node24',
      minify: false,
    },
  });
  return (await import(
    join(paths.server, 'entry-server.js')
  )) as typeof import('../src/entry-server.tsx');
}
