import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Plugin } from 'vite';
import { buildElement } from './build.ts';

const id = '\0tuppence-checkout.js';

/** Makes the React component load the built element, because the sources alone have no styles. */
export function builtElement(): Plugin {
  let code: Promise<string> | undefined;
  const built = () => {
    code ??= build();
    return code;
  };
  return {
    name: 'tuppence:built-element',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/element.ts') && importer?.endsWith('/packages/checkout/src/index.ts')
        ? id
        : undefined,
    load: (loaded) => (loaded === id ? built() : undefined),
    // Serves it at the site's address in a development server.
    configureServer: ({ middlewares }) => {
      middlewares.use('/checkout/tuppence-checkout.js', async (_request, response, next) => {
        try {
          const text = await built();
          response.setHeader('Content-Type', 'text/javascript').end(text);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function build(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tuppence-element-'));
  try {
    await buildElement({ apiUrl: '', outDir: folder });
    return readFileSync(path.join(folder, 'tuppence-checkout.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
