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

/** What is left out of the router's code, each with what stands in for it. */
const cuts: readonly [what: RegExp, instead: string][] = [
  [/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
  [/^\w+\.displayName = "\w+";$/gm, ''],
];

/**
 * Leaves out of the browser's code what the site does not use of its libraries (7 kB of each first
 * load, measured with `npm run bundle`): react-router's production form is not in its package's
 * exports, and its components are wrapped in calls that a bundler must take for effects; lucide builds
 * each icon through contexts and options; vanilla-extract supports old engines. Of react-aria's 34
 * languages all but English are empty, as its own plug-in would leave them (5 kB of the charity picker).
 * Storybook and the tests of the stories take the same code. With `complete` a build fails where one
 * of these changes has nothing to change any more.
 */
export function leanLibraries({ complete = false } = {}): Plugin {
  const instead: Record<string, string> = {
    'react-router': join(routerFolder, 'production/index.mjs'),
    'react-router/dom': join(routerFolder, 'production/dom-export.mjs'),
    '../createLucideIcon.mjs': leanIcon,
    '@vanilla-extract/recipes/createRuntimeFn': leanStyles,
    '@vanilla-extract/dynamic': leanStyles,
  };
  const unused = new Set([...Object.keys(instead), ...cuts.map(String), String(otherLanguage)]);
  return {
    name: 'tuppence:lean-libraries',
    enforce: 'pre',
    // The server keeps the libraries as they are: there they are not bundled, and would be there twice.
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id) {
      if (instead[id]) unused.delete(id);
      return instead[id];
    },
    load(id) {
      if (!otherLanguage.test(id)) return undefined;
      unused.delete(String(otherLanguage));
      return 'export default undefined';
    },
    transform(code, id) {
      if (!id.startsWith(routerFolder)) return undefined;
      return cuts.reduce((text, cut) => {
        const [what, replacement] = cut;
        const changed = text.replace(what, replacement);
        if (changed !== text) unused.delete(String(cut));
        return changed;
      }, code);
    },
    buildEnd(error) {
      if (error || !complete || unused.size === 0) return;
      this.error(`A library has changed: app/vite/lean-libraries.ts finds no ${[...unused]}.`);
    },
  };
}
