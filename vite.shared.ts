import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

/**
 * What Storybook and Vitest share. The condition `source` makes `@tuppence/ui` resolve to its
 * TypeScript, so that neither ever tests a stale build.
 */
export function shared() {
  return {
    plugins: [vanillaExtractPlugin(), react()],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    ssr: {
      noExternal: ['@tuppence/ui'],
      resolve: { conditions: ['source', ...defaultServerConditions] },
    },
  } satisfies UserConfig;
}
