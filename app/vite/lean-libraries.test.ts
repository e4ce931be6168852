import { build, type Plugin } from 'vite';
import { expect, test, vi } from 'vitest';
import { leanLibraries } from './lean-libraries.ts';

// Each test bundles a router.
vi.setConfig({ testTimeout: 60_000 });

/** One module with each of the libraries that are changed. */
const everyLibrary: Plugin = {
  name: 'every-library',
  resolveId: (id) => (id === 'every-library' ? '\0every-library' : undefined),
  load: (id) =>
    id === '\0every-library'
      ? `export * from 'react-router';
         export * from 'react-router/dom';
         export { Check } from 'lucide-react';
         export { createRuntimeFn } from '@vanilla-extract/recipes/createRuntimeFn';
         export { assignInlineVars } from '@vanilla-extract/dynamic';
         export { useComboBox } from 'react-aria';`
      : undefined,
};

function bundle(...plugins: Plugin[]) {
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, everyLibrary, leanLibraries({ complete: true })],
    build: { write: false, minify: false, rolldownOptions: { input: 'every-library' } },
  });
}

/** Another release of a library, in which `what` is written differently. */
const release = (what: RegExp, instead: string): Plugin => ({
  name: 'another-release',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('node_modules/react-router/') ? code.replace(what, instead) : undefined,
});

test('the libraries as they are installed have all that is changed', async () => {
  await expect(bundle()).resolves.toBeDefined();
});

test('a build stops where a regular expression matches nothing, and names it', async () => {
  const stopped = bundle(release(/\.displayName = /g, '.title = '));
  await expect(stopped).rejects.toThrow(/finds no \/\^\\w\+\\.displayName/);
  await expect(stopped).rejects.not.toThrow(/forwardRef/);
});

test('a build stops where an import that is replaced is gone', async () => {
  const withoutRouter: Plugin = {
    name: 'without-router',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router/dom' ? '\0nothing' : undefined),
    load: (id) => (id === '\0nothing' ? 'export {}' : undefined),
  };
  await expect(bundle(withoutRouter)).rejects.toThrow(/finds no react-router\/dom\./);
});
