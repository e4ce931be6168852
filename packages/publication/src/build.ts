/**
 * `npx node packages/publication/src/build.ts [--embedded] [--out FOLDER]` builds the site. `--embedded` is for a
 * single machine, unless the environment names a hosted backend. FOLDER must be on app/dist's disk.
 */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ecommercePrompt, promptPath } from '@tuppence/content/donation-api/prompt';
import { identifierOf, siteDefaults } from '@tuppence/content/site';
import { paths } from '@tuppence/settings/paths';
import type { SiteSettings } from '@tuppence/settings/settings';
import { manifestName, prerendererName } from '@tuppence/site/compile';
import { headersFile, nginxAddresses, nginxHeaders } from '@tuppence/site/headers';
import { prerender } from '@tuppence/site/prerender';
import { publishRelease, replaceFolder } from '@tuppence/site/releases';
import type { RenderedPage } from '@tuppence/site/render-page';
import { machineKeys } from '@tuppence/supabase-embedded/keys';
import { watchParent } from '@tuppence/supabase-embedded/server';
import { keptAssetsName } from '@tuppence/supabase-embedded/static';
import { loadEnv, type Manifest } from 'vite';
import { buildElement } from '../../checkout/tooling/build.ts';
import { checkBundle, secretsOf } from './bundle-check.ts';
import { compileApart } from './compile-apart.ts';
import {
  authSteps,
  headOfEveryPage,
  layerOrder,
  notFoundPath,
  preloadedFonts,
} from './documents.ts';
import type { Drawings } from './drawings.ts';
import { expectedBundle } from './expected-bundle.ts';
import { pathHeaders, siteHeaders } from './headers.ts';
import { drawIcons } from './icons.ts';
import { loadEnvironment, serverKeys } from './load-settings.ts';
import { llmsFile } from './plain-texts.ts';
import { describeSite, publishedSiteName } from './published-site.ts';
import { refusal, sampleClaims } from './sample-claims.ts';
import { pictureAlt, sharePainter } from './share-pictures.ts';
import { siteCode } from './site-code.ts';
import { ownName } from './site-config.ts';
import { sitemap } from './sitemap.ts';
import { fillTemplate } from './template.ts';
import { currentVersion } from './version.ts';
import { appSiteAssociation, robots, securityText, webManifest } from './well-known.ts';

/** What `app/src/entry-server.tsx` exports. */
interface Prerenderer extends Drawings {
  brandStyles: string;
  listPaths: () => Promise<string[]>;
  listPartnerLinks: () => Promise<readonly { href: string; name: string }[]>;
  render: (address: string, notFound?: boolean) => Promise<RenderedPage>;
}

interface BuildOptions {
  embedded: boolean;
  out?: string | undefined;
}

/** Ends the process if the build fails. */
export async function buildSite(options: BuildOptions): Promise<void> {
  // Retries, because other steps may still be writing after one has failed.
  const cleanUp = () =>
    rm(paths.building, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  try {
    await runSteps(options).finally(cleanUp);
  } catch (error) {
    console.error(error instanceof Error && !('plugin' in error) ? error.message : error);
    process.exit(1);
  }
}

async function runSteps({ embedded, out }: BuildOptions): Promise<void> {
  const started = performance.now();
  const step = (text: string) =>
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text}`);
  const { environment, notices, allowsSampleClaims } = loadEnvironment({
    mode: 'production',
    keys: embedded ? serverKeys() : undefined,
  });
  for (const notice of notices) step(notice);
  const samples = sampleClaims();
  if (samples.length > 0 && !allowsSampleClaims) throw new Error(refusal(samples));
  if (samples.length > 0) step(`SAMPLE CLAIMS: ${samples.length}. ${samples.join('; ')}.`);

  const code = siteCode(environment);
  await compileApart({ environment, client: paths.client, server: paths.server });
  const manifest: Manifest = JSON.parse(await readFile(join(paths.client, manifestName), 'utf8'));
  // React renders in a third of the time without its checks for development.
  process.env.NODE_ENV = 'production';
  const prerenderer: Prerenderer = await import(join(paths.server, prerendererName));
  step('compiled the browser code and the prerenderer');
  const addresses = await prerenderer.listPaths();
  const folder = paths.client;
  const paintShare = await sharePainter(environment, prerenderer, { folder, cache: paths.cache });
  const { pages, scriptHashes } = await prerender({
    template: fillTemplate(await readFile(paths.template, 'utf8'), environment),
    folder,
    manifest,
    entry: code.client,
    paths: addresses,
    unknownPath: notFoundPath,
    async render(address, notFound) {
      const page = await prerenderer.render(address, notFound);
      await paintShare(page.meta);
      return { ...page, head: page.head + pictureAlt(page.meta, environment) };
    },
    fontsFor: preloadedFonts,
    stylesBefore: layerOrder,
    stylesAfter: prerenderer.brandStyles,
    head: headOfEveryPage,
    steppedPages: [authSteps(identifierOf(environment.name))],
    write,
  });
  step(`prerendered ${pages.length} pages`);

  // The default API address is only an example. Without one, the checkout is a demonstration.
  const { donationApiUrl } = environment;
  const apiUrl = donationApiUrl === siteDefaults.donationApiUrl ? '' : donationApiUrl;
  await buildElement({
    apiUrl,
    outDir: join(paths.client, 'checkout'),
    identifier: identifierOf(environment.name),
    plugins: [ownName(environment.name)],
  });

  const published = {
    secure: siteHeaders(environment, scriptHashes),
    local: siteHeaders(environment, scriptHashes, false),
  };
  await Promise.all([
    ...Object.entries(sitemap(pages, environment.origin)).map((file) => write(...file)),
    write('robots.txt', robots(environment)),
    write('llms.txt', llmsFile(pages, environment)),
    write(promptPath, ecommercePrompt(environment)),
    write('site.webmanifest', webManifest(environment)),
    write('partners.json', JSON.stringify(await prerenderer.listPartnerLinks())),
    write('_headers', headersFile(published.secure, pathHeaders)),
    write('version.json', JSON.stringify(currentVersion(paths.root))),
    write('.well-known/security.txt', securityText(environment)),
    write('.well-known/apple-app-site-association', appSiteAssociation(environment)),
    drawIcons(prerenderer, paths.client),
    rm(join(paths.client, '.vite'), { recursive: true }),
  ]);
  const expected = expectedBundle(environment, machineSecrets(environment));
  const [checked, compressed] = await Promise.all([
    checkBundle(folder, expected),
    compressApart(folder, out ?? paths.site),
  ]);
  step(`checked ${checked} files for secrets and unexpected hosts, and compressed ${compressed}`);
  await rm(paths.server, { recursive: true });
  const description = JSON.stringify(describeSite(environment, published, samples.length), null, 2);
  await writeFile(join(paths.building, publishedSiteName), description);
  await writeFile(join(paths.building, 'nginx-headers.conf'), nginxHeaders(published.secure));
  const spellings = nginxAddresses(addresses);
  await writeFile(join(paths.building, 'nginx-addresses.conf'), spellings);
  // Windows cannot replace a symlink in one step.
  if (out || process.platform === 'win32') await replaceFolder(paths.building, out ?? paths.site);
  else await publishRelease(paths.building, paths.site, keptAssetsName);
}

/** In a thread of its own, where each file's buffers are collected without going through a large heap. */
async function compressApart(folder: string, previous: string): Promise<number> {
  const file = new URL('./compress-worker.ts', import.meta.url);
  const [count] = await once(new Worker(file, { workerData: { folder, previous } }), 'message');
  return count;
}

function machineSecrets({ backend }: SiteSettings): string[] {
  const named = secretsOf(loadEnv('production', paths.root, ''));
  if (backend === 'hosted') return named;
  const { secret, jwtSecret } = machineKeys(serverKeys());
  return [...named, secret, jwtSecret];
}

async function write(file: string, content: string): Promise<void> {
  const target = join(paths.client, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

const usage = 'npm run build -- [--embedded] [--out FOLDER]: builds the site';

/** Ends the process if the arguments are wrong, or ask for help. */
function readArguments(): BuildOptions {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit();
  }
  try {
    const options = { embedded: { type: 'boolean' }, out: { type: 'string' } } as const;
    const { embedded = false, out } = parseArgs({ options }).values;
    return { embedded, out: out && resolve(out) };
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(1);
  }
}

if (import.meta.main) {
  const options = readArguments();
  const interrupt = () => process.exit(1);
  process.on('exit', () => rmSync(paths.building, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, interrupt);
  watchParent(interrupt);
  await buildSite(options);
}
