import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { inlineScriptHashes } from '../release/inline-script-hashes.ts';
import { dataPath } from '../router/data-path.ts';
import type { PageMeta } from '../seo/page-meta.ts';
import { assetsOf, fontsOf } from './assets.ts';
import { documentOf } from './document.ts';
import { type SteppedPage, withSteps } from './query-steps.ts';
import type { RenderedPage } from './render-page.tsx';

export interface Prerendering {
  /** The template of all documents: see `documentOf`. */
  template: string;
  /** The compiled browser code. */
  folder: string;
  manifest: Manifest;
  /** The manifest's key of the browser's entry. */
  entry: string;
  paths: readonly string[];
  /** An address of which the router knows nothing, for 404.html. */
  unknownPath: string;
  render: (address: string, notFound?: boolean) => Promise<RenderedPage>;
  /** The beginnings of the names of the fonts that a path's first screen needs. */
  fontsFor: (path: string) => readonly string[];
  /** Before the page's own styles, such as the order of layers, and after them. */
  stylesBefore: string;
  stylesAfter: string;
  head: string;
  steppedPages: readonly SteppedPage[];
  write: (file: string, content: string) => Promise<void>;
}

export interface Prerendered {
  pages: { path: string; meta: PageMeta }[];
  /** For the Content-Security-Policy. */
  scriptHashes: string[];
}

/** Writes a document for each path, and 404.html. */
export async function prerender(site: Prerendering): Promise<Prerendered> {
  const { render, write } = site;
  const scriptHashes = new Set<string>();

  async function publish(path: string, file: string, notFound = false) {
    const page = await render(path, notFound);
    const assets = assetsOf(site.manifest, site.entry, page);
    const sheets = await Promise.all(
      assets.styles.map((sheet) => readFile(join(site.folder, sheet), 'utf8')),
    );
    const css = [site.stylesBefore, ...sheets, site.stylesAfter].join('');
    const fonts = fontsOf(site.manifest, site.fontsFor(path));
    const plain = documentOf(site.template, page, { ...assets, fonts, css, head: site.head });
    const stepped = site.steppedPages.find((one) => one.path === path);
    const bodyOf = async (address: string) => (await render(address)).body;
    const html = stepped ? await withSteps(plain, stepped, bodyOf) : plain;
    for (const hash of inlineScriptHashes(html)) scriptHashes.add(hash);
    await write(file, html);
    if (page.data.data) await write(dataPath(path), JSON.stringify(page.data.data));
    return { path, meta: page.meta };
  }
  const pages: Prerendered['pages'] = [];
  const queue = site.paths.entries();
  // One page is rendered while others wait for their files.
  const lane = async () => {
    for (const [at, path] of queue) pages[at] = await publish(path, join(path, 'index.html'));
  };
  await Promise.all(Array.from({ length: 4 }, lane));
  pages.push(await publish(site.unknownPath, '404.html', true));
  return { pages, scriptHashes: [...scriptHashes].sort() };
}
