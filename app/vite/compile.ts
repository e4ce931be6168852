import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { paths } from '../paths.ts';
import type { SiteEnvironment } from '../src/env.ts';
import { routeFiles } from './route-files.ts';
import { siteConfig } from './site-config.ts';

const libraries = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;
/** Parts of the paths of small modules that several pages use. */
const sharedParts = [
  'content/src/claims.ts',
  'icons/check.',
  'icons/play.',
  'ui/src/brand/phone/',
  'ui/src/brand/receipt/Receipt',
  'ui/src/chrome/invitation-line/',
  'ui/src/components/coin/',
  'ui/src/components/feature-video/FilmFallback.',
  'ui/src/components/link/',
  'ui/src/components/section-heading/',
  'ui/src/hooks/use-near-viewport.',
  'ui/src/layout/inline/',
  'ui/src/layout/section/',
  'ui/src/sections/home/charity-finder/CharityFinder.css',
];
/** `ReceiptBarcode` would add the barcode encoder. */
const isShared = (id: string) =>
  !id.includes('ReceiptBarcode') && sharedParts.some((part) => id.includes(`/${part}`));

export async function compileClient(environment: SiteEnvironment): Promise<Manifest> {
  const base = siteConfig(environment);
  await build({
    ...base,
    logLevel: 'warn',
    build: {
      outDir: paths.client,
      manifest: true,
      // Styles only: documents name their own scripts, and links prefetch those of their page.
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
              // Libraries change less often, so their file stays cached.
              { name: 'libraries', test: libraries, priority: 2 },
              // What every page needs, in one file.
              { name: 'site', tags: ['$initial'], priority: 1 },
              { name: 'shared', test: isShared },
            ],
          },
        },
      },
    },
  });
  return JSON.parse(await readFile(join(paths.client, '.vite/manifest.json'), 'utf8')) as Manifest;
}

export type Prerenderer = typeof import('../src/entry-server.tsx');

/** Node cannot load the library's sources by itself. */
export type Drawings = Pick<Prerenderer, 'badgeShapes' | 'color' | 'markSvg'>;

export async function compilePrerenderer(environment: SiteEnvironment): Promise<Prerenderer> {
  const base = siteConfig(environment);
  await build({
    ...base,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...base.plugins, routeFiles()],
    build: {
      outDir: paths.server,
      ssr: join(paths.app, 'src/entry-server.tsx'),
      rolldownOptions: { checks: { pluginTimings: false } },
      target: 'node24',
      minify: false,
    },
  });
  return import(join(paths.server, 'entry-server.js'));
}
