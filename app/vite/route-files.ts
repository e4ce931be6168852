import type { Plugin } from 'vite';

/**
 * Gives each page's import function a property `file`, so that prerendering finds the page's code
 * in the manifest.
 */
export function routeFiles(): Plugin {
  return {
    name: 'tuppence:route-files',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/src/routes.tsx')) return undefined;
      return code.replaceAll(
        /\(\) => import\('\.\/(routes\/[\w-]+)'\)/g,
        (lazy, file: string) => `Object.assign(${lazy}, { file: 'src/${file}.tsx' })`,
      );
    },
  };
}
