import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from '@tuppence/publication/compress';
import { build } from 'vite';
import { root } from '../browser/server-process.ts';

/** `/` without its scripts, and a page on which React hydrates one button. */
export const floors = { document: '/floor-document', button: '/floor-button' };

/** Adds the floors to a built site. */
export async function addFloors(site: string): Promise<void> {
  const home = readFileSync(path.join(site, 'index.html'), 'utf8');
  write(site, floors.document, home.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''));
  const button = '<div id="app"><button>Press</button></div>';
  const script = '<script type="module" src="/floor-button/button.js"></script>';
  write(site, floors.button, `<!doctype html><title>Floor</title>${button}${script}`);
  const entry = path.join(site, 'floor-button.ts');
  const hydrate =
    "hydrateRoot(document.getElementById('app'), createElement('button', null, 'Press'))";
  const imports =
    "import { createElement } from 'react'; import { hydrateRoot } from 'react-dom/client'";
  writeFileSync(entry, `${imports}; ${hydrate};`);
  const outDir = path.join(site, 'floor-button');
  const rolldownOptions = { input: entry, output: { entryFileNames: 'button.js' } };
  await build({
    ...{ root, configFile: false, logLevel: 'warn', publicDir: false },
    build: { outDir, emptyOutDir: false, rolldownOptions },
  });
  for (const floor of Object.values(floors)) await compressFolder(path.join(site, floor), '');
}

function write(site: string, address: string, html: string) {
  mkdirSync(path.join(site, address), { recursive: true });
  writeFileSync(path.join(site, address, 'index.html'), html);
}
