/**
 * Builds the package: `node tooling/build.ts`. dist/tuppence-checkout.js is the self-contained
 * element, dist/index.js the React component. Set VITE_DONATION_API_URL to the address of the
 * donation API; without it the element is a demonstration.
 */
import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { sourceAliases } from '../../ui/tooling/sources.ts';
import { stylePlugin } from '../../ui/tooling/style-plugin.ts';
import { stylesInScript } from './shadow-styles.ts';

const folder = path.resolve(import.meta.dirname, '..');

/** Leaves out warnings about 'use client', which only matters to servers. */
const onLog: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, print) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
};

const common = {
  configFile: false,
  envDir: false,
  root: folder,
  logLevel: 'warn',
  // Production JSX, even if NODE_ENV is `test`: tests use the files as they are published.
  oxc: { jsx: { runtime: 'automatic', development: false } },
} satisfies InlineConfig;

/**
 * Builds the element as one file, and returns its code. `apiUrl` is the address of the donation
 * API; if it is empty, the element is a demonstration. Writes nothing without `outDir`.
 */
export async function buildElement({ apiUrl, outDir }: { apiUrl: string; outDir?: string }) {
  const [built] = (await build({
    ...common,
    plugins: [stylePlugin(), stylesInScript()],
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
      minify: true,
      cssMinify: true,
      cssCodeSplit: false,
      lib: { entry: 'src/element.ts', formats: ['es'], fileName: () => 'tuppence-checkout.js' },
      rolldownOptions: { onLog },
    },
  })) as Rolldown.RolldownOutput[];
  return built?.output[0].code ?? '';
}

/** Builds the React component, which loads the element when it is shown. */
export async function buildComponent(outDir = 'dist'): Promise<void> {
  await build({
    ...common,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: { entry: 'src/index.ts', formats: ['es'], fileName: () => 'index.js' },
      rolldownOptions: {
        onLog,
        external: (id) => /^react($|\/)/.test(id) || id.endsWith('element.ts'),
        output: { paths: (id) => (id.endsWith('element.ts') ? './tuppence-checkout.js' : id) },
      },
    },
  });
}

if (import.meta.main) {
  await buildElement({ apiUrl: process.env.VITE_DONATION_API_URL ?? '', outDir: 'dist' });
  await buildComponent();
}
