import type { Plugin } from 'vite';

/**
 * For prerendering only: records each lazily loaded page's file next to its import in `routes.tsx`,
 * so that a rendered page can find its code in the manifest.
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
