import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { builtElement } from './packages/checkout/tooling/built-element.ts';
import { highlight } from './packages/ui/tooling/highlight.ts';
import { sourceAliases } from './packages/ui/tooling/sources.ts';

/** `@tuppence/checkout`, which the widget's sample imports, is its TypeScript as well. */
const checkoutAlias = {
  find: /^@tuppence\/checkout$/,
  replacement: fileURLToPath(new URL('./packages/checkout/src/index.ts', import.meta.url)),
};

/**
 * What Storybook and Vitest share: `@tuppence/ui` is its TypeScript, so that neither ever tests a stale
 * build. `rewriteSample` puts a deployment's own addresses into the sample code.
 */
export function shared({ rewriteSample }: { rewriteSample?: (code: string) => string } = {}) {
  return {
    plugins: [builtElement(), vanillaExtractPlugin(), react(), highlight(rewriteSample)],
    resolve: { alias: [...sourceAliases, checkoutAlias] },
    // Named, because the style plug-in adds this import where Vite's scan does not see it. Found while
    // tests run, it would make the page reload, and the first run of a fresh clone fail.
    optimizeDeps: {
      include: ['@vanilla-extract/recipes/createRuntimeFn'],
    },
    ssr: {
      // jsbarcode's encoders are read from its ES modules, which Node alone cannot load.
      noExternal: ['@tuppence/ui', 'jsbarcode'],
    },
  } satisfies UserConfig;
}
