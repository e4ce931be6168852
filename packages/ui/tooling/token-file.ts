import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as Surface from '../src/tokens/surface.ts';
import { designTokens } from './design-tokens.ts';

const scales = ['color', 'space', 'type', 'radius', 'shadow', 'motion', 'z-index'];

/** Adds `tokens.json` to the package's build. */
export function tokenFile(source: string): Plugin {
  return {
    name: 'tuppence:token-file',
    async generateBundle() {
      const read = async <Module>(name: string) =>
        (
          await runnerImport<Module>(path.join(source, 'tokens', `${name}.ts`), {
            configFile: false,
          })
        ).module;
      const modules = await Promise.all(scales.map((name) => read<object>(name)));
      const { surfaceColors } = await read<typeof Surface>('surface');
      const tokens = Object.assign({ surfaceColors }, ...modules) as Parameters<
        typeof designTokens
      >[0];
      const json = `${JSON.stringify(designTokens(tokens), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'tokens.json', source: json });
    },
  };
}
