/** `npm run costs -w packages/ui`: measures components, with what they import except React. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { componentFolders } from './component-folders.ts';

/** Sizes after gzip in kB (1000 bytes), by component folder. */
export type Costs = Record<string, { script: number; style: number }>;

const folder = path.resolve(import.meta.dirname, '..');
const dist = path.join(folder, 'dist');
export const costsFile = path.join(folder, 'costs.json');

export const kB = (text: string) => Math.round(gzipSync(text, { level: 9 }).length / 10) / 100;

/** Measures all components of the build, or those in `only`. */
export async function measureCosts(only: readonly string[] = []): Promise<Costs> {
  const costs: Costs = {};
  for (const { folder: component, sheet } of componentFolders(path.join(folder, 'src'))) {
    if (only.length > 0 && !only.includes(component)) continue;
    const parts = existsSync(path.join(dist, component))
      ? readdirSync(path.join(dist, component)).filter((file) => /^[\w-]+\.js$/.test(file))
      : [];
    if (parts.length === 0) continue;
    costs[component] = {
      script: kB(await bundle(component, parts)),
      style: kB(readFileSync(path.join(dist, `${sheet}.css`), 'utf8')),
    };
  }
  return costs;
}

async function bundle(component: string, parts: readonly string[]): Promise<string> {
  const all = parts.map(
    (part) => `export * from ${JSON.stringify(path.join(dist, component, part))};`,
  );
  const output = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: `data:text/javascript,${encodeURIComponent(all.join(''))}`,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

if (import.meta.main) {
  const only = process.argv.slice(2);
  const accepted = only.length > 0 ? (JSON.parse(readFileSync(costsFile, 'utf8')) as Costs) : {};
  const costs = Object.entries({ ...accepted, ...(await measureCosts(only)) }).sort(
    ([one], [other]) => (one < other ? -1 : 1),
  );
  writeFileSync(costsFile, `${JSON.stringify(Object.fromEntries(costs), null, 2)}\n`);
}
