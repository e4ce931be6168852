import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Plugin } from 'vite';
import { buildElement } from './build.ts';

const id = '\0tuppence-checkout.js';

/** Lets the component for React load the element as it is published: the sources alone have no styles. */
export function builtElement(): Plugin {
  let code: Promise<string> | undefined;
  return {
    name: 'tuppence:built-element',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/element.ts') && importer?.endsWith('/packages/checkout/src/index.ts')
        ? id
        : undefined,
    load: (loaded) => {
      if (loaded !== id) return undefined;
      code ??= build();
      return code;
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
