/**
 * Builds the site into app/dist/client:
 *
 *   npx node app/build/build.ts [--embedded]
 *
 *   --embedded   for a single machine, with the embedded backend on the site's own origin;
 *                a hosted project named in the environment goes first
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { machineKeys } from '../backend/keys.ts';
import type { SiteEnvironment } from '../src/env.ts';
import type { PageMeta } from '../src/seo/page-meta.ts';
import { assetsOf } from './assets.ts';
import { checkBundle, secretsOf } from './bundle-check.ts';
import { compileClient, compileServer } from './compile.ts';
import { compressFolder } from './compress.ts';
import { documentOf } from './document.ts';
import { drawIcons } from './icons.ts';
import { loadEnvironment } from './load-environment.ts';
import { paths } from './paths.ts';
import { llmsText, promptFiles } from './plain-texts.ts';
import { type PublishedHeaders, publishedHeadersFile } from './published-headers.ts';
import { headersFile, inlineScriptHashes, securityHeaders } from './security-headers.ts';
import { caddyExample, nginxExample } from './server-examples.ts';
import { drawSharePictures } from './share-pictures.ts';
import { fillTemplate } from './template.ts';
import { currentVersion } from './version.ts';
import { appSiteAssociation, robots, securityText, sitemap, webManifest } from './well-known.ts';

/** Builds everything. Throws one sentence where the environment is wrong. */
export async function buildSite(options: { embedded: boolean }): Promise<void> {
  try {
    await buildAside(options);
  } finally {
    await rm(paths.building, { recursive: true, force: true });
  }
}

async function buildAside({ embedded }: { embedded: boolean }): Promise<void> {
  const started = performance.now();
  const step = (text: string) =>
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text}`);
  const { environment, notices } = loadEnvironment({ mode: 'production', embedded });
  for (const notice of notices) step(notice);

  const [manifest, server] = await Promise.all([
    compileClient(environment).then((result) => {
      step('compiled the code for the browser');
      return result;
    }),
    compileServer(environment).then((result) => {
      step('compiled the prerenderer');
      return result;
    }),
  ]);
  const template = fillTemplate(await readFile(paths.template, 'utf8'), environment);
  const pages: { path: string; meta: PageMeta }[] = [];
  const scriptHashes = new Set<string>();
  const sheets = new Map<string, Promise<string>>();
  const styles = (addresses: string[]) =>
    Promise.all(
      addresses.map((address) => {
        const sheet = sheets.get(address) ?? readFile(join(paths.client, address), 'utf8');
        sheets.set(address, sheet);
        return sheet;
      }),
    );
  const publish = async (path: string, file: string) => {
    const page = await server.renderPage(path);
    const assets = assetsOf(manifest, page);
    const html = documentOf(template, page, assets, (await styles(assets.styles)).join('\n'));
    for (const hash of inlineScriptHashes(html)) scriptHashes.add(hash);
    await write(file, html);
    pages.push({ path, meta: page.meta });
  };
  for (const path of server.listPaths()) await publish(path, join(path, 'index.html'));
  await publish(server.notFoundPath, '404.html');
  for (const { path, json } of server.listDataFiles()) await write(path, JSON.stringify(json));
  step(`prerendered ${pages.length} pages`);

  const headers = { environment, scriptHashes: [...scriptHashes] };
  const published: PublishedHeaders = {
    secure: securityHeaders(headers),
    local: securityHeaders({ ...headers, secure: false }),
  };
  await Promise.all([
    write('sitemap.xml', sitemap(pages, environment.origin)),
    write('robots.txt', robots(environment)),
    write('llms.txt', llmsText(pages, environment)),
    ...Object.entries(promptFiles(environment)).map(([path, text]) => write(path, text)),
    write('site.webmanifest', webManifest(environment)),
    write('_headers', headersFile(headers)),
    write('version.json', JSON.stringify(currentVersion())),
    write('.well-known/security.txt', securityText(environment)),
    write('.well-known/apple-app-site-association', appSiteAssociation(environment)),
    drawSharePictures(pages, environment, paths.client),
    drawIcons(paths.client),
    rm(join(paths.client, '.vite'), { recursive: true }),
  ]);
  step('drew icons and share pictures, and wrote sitemap, robots and headers');
  const checked = await checkBundle(paths.client, {
    environment,
    secrets: secretsAround(environment),
  });
  step(`looked through ${checked} files for secrets and unexpected hosts`);
  step(`compressed ${await compressFolder(paths.client)} files`);
  await rm(paths.site, { recursive: true, force: true });
  await rename(paths.client, paths.site);
  await writeFile(publishedHeadersFile, JSON.stringify(published, null, 2));
  const example = { host: new URL(environment.origin).hostname, headers: published.secure };
  await mkdir(paths.serverExamples, { recursive: true });
  await writeFile(join(paths.serverExamples, 'nginx.conf'), nginxExample(example));
  await writeFile(join(paths.serverExamples, 'Caddyfile'), caddyExample(example));
}

/** What this machine keeps secret: in the shell, in the `.env` files, and the embedded backend's keys. */
function secretsAround({ backend }: SiteEnvironment): string[] {
  const named = secretsOf(loadEnv('production', paths.root, ''));
  if (backend === 'hosted') return named;
  const { secret, jwtSecret } = machineKeys();
  return [...named, secret, jwtSecret];
}

async function write(file: string, content: string): Promise<void> {
  const target = join(paths.client, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { embedded: { type: 'boolean', default: false } } });
  try {
    await buildSite(values);
  } catch (error) {
    console.error(error instanceof Error && !('plugin' in error) ? error.message : error);
    process.exit(1);
  }
}
