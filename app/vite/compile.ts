import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig, type Manifest } from 'vite';
import { isSharedPart } from '../../packages/ui/tooling/shared-parts.ts';
import { paths } from '../paths.ts';
import type { SiteEnvironment } from '../src/env.ts';
import { dropUnusedRouterParts } from './drop-unused-router-parts.ts';
import { routeFiles } from './route-files.ts';
import { siteConfig } from './site-config.ts';

const libraries =
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]|rolldown[\\/]runtime/;
/** Small modules on most pages: those the library lists as shared, the claims and two icons. */
const ownShared = /content[\\/]src[\\/]claims\.ts|icons[\\/](check|play)\./;
const isShared = (file: string) => ownShared.test(file) || isSharedPart(file);

/** Compiler settings for the browser's code. */
export function clientConfig(environment: SiteEnvironment) {
  const base = siteConfig(environment);
  return {
    ...base,
    logLevel: 'warn',
    plugins: [...base.plugins, dropUnusedRouterParts()],
    build: {
      outDir: paths.client,
      emptyOutDir: true,
      manifest: true,
      // Each document names the files it needs, and pointing at a link fetches its page's files. A
      // list of all files of all pages would only add 0.9 kB to each first load.
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
              // Libraries change less often than the site: their file stays cached.
              { name: 'libraries', test: libraries, priority: 2 },
              // Puts what every page needs into one file; the default is one file per set of pages.
              { name: 'site', tags: ['$initial'], priority: 1 },
              // The same for what most pages share.
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
