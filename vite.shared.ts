import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { leanLibraries } from './app/prerender/lean-libraries.ts';
import { highlight } from './packages/ui/tooling/highlight.ts';

/**
 * What Storybook and Vitest share. The condition `tuppence-source` makes `@tuppence/ui` resolve to its
 * TypeScript, so that neither ever tests a stale build. `rewriteSample` puts a deployment's own
 * addresses into the sample code; `complete` as in `leanLibraries`.
 */
export function shared({
  rewriteSample,
  complete = false,
}: {
  rewriteSample?: (code: string) => string;
  complete?: boolean;
} = {}) {
  return {
    plugins: [
      vanillaExtractPlugin(),
      react(),
      highlight(rewriteSample),
      leanLibraries({ complete }),
    ],
    resolve: { conditions: ['tuppence-source', ...defaultClientConditions] },
    // Named, because the style plug-in brings it in behind the scanner's back: found in mid-run, it
    // would make the first test run of a fresh clone reload, and fail.
    optimizeDeps: {
      include: ['@vanilla-extract/recipes/createRuntimeFn'],
      // What is bundled ahead for a browser is cut down like the site's own bundle.
      rolldownOptions: { plugins: [leanLibraries()] },
    },
    ssr: {
      // jsbarcode's encoders are read from its ES modules, which Node alone cannot load.
      noExternal: ['@tuppence/ui', 'jsbarcode'],
      resolve: { conditions: ['tuppence-source', ...defaultServerConditions] },
    },
  } satisfies UserConfig;
}
