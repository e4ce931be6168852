import type { Plugin } from 'vite';

/** For prerendering: notes a lazy page's file at its import, to find its code in the manifest. */
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
