import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Adds the export `file` to pages and static parts, the modules below `folders`, so that
 * prerendering finds their code in the manifest.
 */
export function sourceFiles(root: string, folders: readonly string[]): Plugin {
  return {
    name: 'site:source-files',
    transform(code, id) {
      const file = relative(root, id).replaceAll('\\', '/');
      if (!folders.some((folder) => file.startsWith(`${folder}/`)) || !/\.tsx$/.test(file)) {
        return undefined;
      }
      return { code: `${code}\nexport const file = ${JSON.stringify(file)};\n`, map: null };
    },
  };
}
