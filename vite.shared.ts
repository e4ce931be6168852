import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { builtElement } from './packages/checkout/tooling/built-element.ts';
import { highlight } from './packages/ui/tooling/highlight.ts';
import { sourceAliases } from './packages/ui/tooling/sources.ts';

/** Shared Vite settings. Packages resolve to their sources instead of builds. */
export function shared({ rewriteSample }: { rewriteSample?: (code: string) => string } = {}) {
  return {
    plugins: [builtElement(), vanillaExtractPlugin(), react(), highlight(rewriteSample)],
    resolve: { alias: sourceAliases },
    // The style plug-in adds this import to modules that Vite has already scanned. Listed here, it
    // causes no reload.
    optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
    ssr: {
      // Node alone cannot load the ES modules of jsbarcode.
      noExternal: ['@tuppence/ui', 'jsbarcode'],
    },
  } satisfies UserConfig;
}
