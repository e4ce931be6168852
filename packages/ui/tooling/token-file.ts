import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { designTokens } from './design-tokens.ts';

const parts = ['color', 'surface', 'space', 'type', 'radius', 'shadow', 'motion', 'z-index'];

/** Adds `tokens.json` to the package's build. */
export function tokenFile(source: string): Plugin {
  return {
    name: 'tuppence:token-file',
    async generateBundle() {
      const imports = parts.map((name) =>
        runnerImport<object>(path.join(source, 'tokens', `${name}.ts`), { configFile: false }),
      );
      const modules = (await Promise.all(imports)).map(({ module }) => module);
      const tokens = Object.assign({}, ...modules) as Parameters<typeof designTokens>[0];
      const json = `${JSON.stringify(designTokens(tokens), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'tokens.json', source: json });
    },
  };
}
