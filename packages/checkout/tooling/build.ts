/** Without VITE_DONATION_API_URL or the page's `api-url`, the element is a demonstration. */
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { sourceAliases } from '../../ui/tooling/sources.ts';
import { stylePlugin } from '../../ui/tooling/style-plugin.ts';
import { stylesInScript } from './shadow-styles.ts';

const folder = path.resolve(import.meta.dirname, '..');

interface ElementOptions {
  apiUrl: string;
  outDir?: string;
  /** Begins the names of the element and its file. Default: `tuppence`. */
  identifier?: string;
  plugins?: Plugin[];
}

export async function buildElement({
  apiUrl,
  outDir,
  identifier = 'tuppence',
  plugins = [],
}: ElementOptions) {
  const [built] = (await build({
    configFile: false,
    envDir: false,
    root: folder,
    logLevel: 'warn',
    plugins: [...plugins, stylePlugin(), stylesInScript()],
    // Production JSX even if NODE_ENV is `test`, because tests use the published file.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: {
      __DONATION_API_URL__: JSON.stringify(apiUrl),
      'process.env.NODE_ENV': '"production"',
    },
    resolve: {
      alias: [
        ...sourceAliases,
        { find: './load-picker', replacement: path.join(folder, 'src/without-picker.ts') },
        { find: /^react$/, replacement: 'preact/compat' },
        { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
        { find: /^react-dom$/, replacement: 'preact/compat' },
        { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
      ],
    },
    build: {
      ...(outDir ? { outDir } : { write: false }),
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: 'src/element.ts',
        formats: ['es'],
        fileName: () => `${identifier}-checkout.js`,
      },
      rolldownOptions: {
        // Hides the warnings about 'use client', which matters only to servers.
        onLog: (level, log, print) => log.code === 'MODULE_LEVEL_DIRECTIVE' || print(level, log),
      },
    },
  })) as Rolldown.RolldownOutput[];
  return built?.output[0].code ?? '';
}

if (import.meta.main) {
  await buildElement({ apiUrl: process.env.VITE_DONATION_API_URL ?? '', outDir: 'dist' });
}
