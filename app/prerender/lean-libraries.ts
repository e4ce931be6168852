import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const routerFolder = join(dirname(require.resolve('react-router')), '..');
const leanIcon = fileURLToPath(new URL('./lean-icon.ts', import.meta.url));
const leanStyles = fileURLToPath(new URL('./lean-styles.ts', import.meta.url));

/** Announcements of react-aria in another language than the site's. */
const otherLanguage =
  /[\\/]react-aria[\\/]dist[\\/]private[\\/]intl[\\/].+[\\/](?!en-US)[\w-]+\.mjs$/;

/**
 * Leaves out of the browser's code what the site does not use of its libraries (7 kB of each first
 * load, measured with `npm run bundle`): react-router's production form is not in its package's
 * exports, and its components are wrapped in calls that a bundler must take for effects; lucide builds
 * each icon through contexts and options; vanilla-extract supports old engines. Of react-aria's 34
 * languages all but English are empty, as its own plug-in would leave them (5 kB of the charity picker).
 */
export function leanLibraries(): Plugin {
  const instead: Record<string, string> = {
    'react-router': join(routerFolder, 'production/index.mjs'),
    'react-router/dom': join(routerFolder, 'production/dom-export.mjs'),
    '../createLucideIcon.mjs': leanIcon,
    '@vanilla-extract/recipes/createRuntimeFn': leanStyles,
    '@vanilla-extract/dynamic': leanStyles,
  };
  return {
    name: 'tuppence:lean-libraries',
    enforce: 'pre',
    resolveId: (id) => instead[id],
    load: (id) => (otherLanguage.test(id) ? 'export default undefined' : undefined),
    transform(code, id) {
      if (!id.startsWith(routerFolder)) return undefined;
      return code
        .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = "\w+";$/gm, '');
    },
  };
}
