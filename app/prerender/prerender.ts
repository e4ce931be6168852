import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { paths } from '../paths.ts';
import { inlineScriptHashes } from '../release/security-headers.ts';
import type { SiteEnvironment } from '../src/env.ts';
import type { PageMeta } from '../src/seo/page-meta.ts';
import type { compileServer } from '../vite/compile.ts';
import { fillTemplate } from '../vite/template.ts';
import { assetsOf } from './assets.ts';
import { authPath, withAuthSteps } from './auth-steps.ts';
import { documentOf } from './document.ts';
import { gatherLayers } from './gather-layers.ts';

/** All rendered pages, and what the security headers need from them. */
export interface Prerendered {
  pages: { path: string; meta: PageMeta }[];
  /** Hashes of the executable inline scripts, for the Content-Security-Policy. */
  scriptHashes: string[];
}

/** Renders every page, the not-found page, and the data that pages fetch. */
export async function prerender(
  environment: SiteEnvironment,
  manifest: Manifest,
  server: Awaited<ReturnType<typeof compileServer>>,
  write: (file: string, content: string) => Promise<void>,
): Promise<Prerendered> {
  const template = fillTemplate(await readFile(paths.template, 'utf8'), environment);
  const pages: Prerendered['pages'] = [];
  const scriptHashes = new Set<string>();
  const styles = styleReader();

  async function publish(path: string, file: string) {
    const page = await server.renderPage(path);
    const assets = assetsOf(manifest, page);
    const css = (await styles(assets.styles)) + server.brandStyles;
    const plain = documentOf(template, page, assets, css);
    const bodyOf = async (step: string) => (await server.renderPage(step)).body;
    const html = path === authPath ? await withAuthSteps(plain, bodyOf) : plain;
    for (const hash of inlineScriptHashes(html)) scriptHashes.add(hash);
    await write(file, html);
    pages.push({ path, meta: page.meta });
  }
  for (const path of server.listPaths()) await publish(path, join(path, 'index.html'));
  await publish(server.notFoundPath, '404.html');
  for (const { path, json } of server.listDataFiles()) await write(path, JSON.stringify(json));
  return { pages, scriptHashes: [...scriptHashes] };
}

/** Returns a function that joins the style sheets of a page. It reads each sheet only once. */
function styleReader() {
  const sheets = new Map<string, Promise<string>>();
  function read(address: string) {
    const sheet = sheets.get(address) ?? readFile(join(paths.client, address), 'utf8');
    sheets.set(address, sheet);
    return sheet;
  }
  return async (addresses: string[]) =>
    gatherLayers((await Promise.all(addresses.map(read))).join(''));
}
