import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { designTokens } from './design-tokens.ts';

/** Token files, but no `.css.ts` file, which only vanilla-extract can run. */
const parts = ['color', 'surface', 'space', 'font', 'type', 'radius', 'elevation', 'motion'];

/** Adds `tokens.json` to the package's build. */
export function tokenFile(source: string): Plugin {
  return {
    name: 'tuppence:token-file',
    async generateBundle() {
      const imports = parts.map((name) =>
        runnerImport<object>(path.join(source, 'tokens', `${name}.ts`), { configFile: false }),
      );
      const modules = (await Promise.all(imports)).map(({ module }) => module);
      const json = `${JSON.stringify(designTokens(Object.assign({}, ...modules)), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'tokens.json', source: json });
    },
  };
}
