import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { paths } from '../paths.ts';
import { inlineScriptHashes } from '../release/security-headers.ts';
import type { SiteEnvironment } from '../src/env.ts';
import type { PageMeta } from '../src/seo/page-meta.ts';
import type { Prerenderer } from '../vite/compile.ts';
import { fillTemplate } from '../vite/template.ts';
import { assetsOf, fontsOf } from './assets.ts';
import { authPath, withAuthSteps } from './auth-steps.ts';
import { documentOf } from './document.ts';

export async function prerender(
  environment: SiteEnvironment,
  manifest: Manifest,
  prerenderer: Prerenderer,
  write: (file: string, content: string) => Promise<void>,
) {
  const template = fillTemplate(await readFile(paths.template, 'utf8'), environment);
  const pages: { path: string; meta: PageMeta }[] = [];
  const scriptHashes = new Set<string>();

  async function publish(path: string, file: string) {
    const page = await prerenderer.renderPage(path);
    const assets = assetsOf(manifest, page);
    const sheets = await Promise.all(
      assets.styles.map((sheet) => readFile(join(paths.client, sheet), 'utf8')),
    );
    const css = sheets.join('') + prerenderer.brandStyles;
    const fonts = fontsOf(manifest, css, page.body);
    const plain = documentOf(template, page, { ...assets, fonts }, css);
    const bodyOf = async (step: string) => (await prerenderer.renderPage(step)).body;
    const html = path === authPath ? await withAuthSteps(plain, bodyOf) : plain;
    for (const hash of inlineScriptHashes(html)) scriptHashes.add(hash);
    await write(file, html);
    pages.push({ path, meta: page.meta });
  }
  for (const path of prerenderer.listPaths()) await publish(path, join(path, 'index.html'));
  await publish(prerenderer.notFoundPath, '404.html');
  for (const { path, json } of prerenderer.listDataFiles()) await write(path, JSON.stringify(json));
  return { pages, scriptHashes: [...scriptHashes] };
}
