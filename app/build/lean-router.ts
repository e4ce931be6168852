import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(dirname(createRequire(import.meta.url).resolve('react-router')), '..');

/**
 * Leaves out of the browser's code what the site does not use of react-router: its production form
 * is not in its package's exports, and its components are wrapped in calls that a bundler must take
 * for effects (4 kB of every first load, measured with `npm run bundle -- libraries`).
 */
export function leanRouter(): Plugin {
  const production: Record<string, string> = {
    'react-router': join(folder, 'production/index.mjs'),
    'react-router/dom': join(folder, 'production/dom-export.mjs'),
  };
  return {
    name: 'tuppence:lean-router',
    enforce: 'pre',
    resolveId: (id) => production[id],
    transform(code, id) {
      if (!id.startsWith(folder)) return undefined;
      return code
        .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = "\w+";$/gm, '');
    },
  };
}
