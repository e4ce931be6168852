import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from '@tuppence/site/compress';
import { build } from 'vite';
import { root } from '../browser/server-process.ts';

/** What every figure of `/` is compared with, measured in the same run. */
export const floors = {
  /** The same document without its scripts. */
  document: '/floor-document/',
  /** A page on which React hydrates one button. */
  button: '/floor-button/',
};

/** Adds the floors to a built site. */
export async function addFloors(site: string): Promise<void> {
  const home = readFileSync(path.join(site, 'index.html'), 'utf8');
  write(site, floors.document, home.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''));
  write(
    site,
    floors.button,
    '<!doctype html><html lang="en-GB"><meta name="viewport" content="width=device-width"><title>Floor</title><div id="app"><button>Press</button></div><script type="module" src="/floor-button/button.js"></script></html>',
  );
  const entry = path.join(site, 'floor-button.ts');
  writeFileSync(
    entry,
    `import { createElement } from 'react';
    import { hydrateRoot } from 'react-dom/client';
    hydrateRoot(document.getElementById('app'), createElement('button', null, 'Press'));`,
  );
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: path.join(site, 'floor-button'),
      emptyOutDir: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'button.js' } },
    },
  });
  for (const floor of Object.values(floors)) await compressFolder(path.join(site, floor), '');
}

function write(site: string, address: string, html: string) {
  mkdirSync(path.join(site, address), { recursive: true });
  writeFileSync(path.join(site, address, 'index.html'), html);
}
