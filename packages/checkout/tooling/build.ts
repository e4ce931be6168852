/**
 * Builds the package: `node tooling/build.ts`. dist/tuppence-checkout.js is the self-contained
 * element, dist/index.js the React component. Set VITE_DONATION_API_URL to the address of the
 * donation API; without it the element is a demonstration.
 */
import path from 'node:path';
import { build, createLogger, type InlineConfig, type Logger, type Rolldown } from 'vite';
import { sourceAliases } from '../../ui/tooling/sources.ts';
import { stylePlugin } from '../../ui/tooling/style-plugin.ts';
import { stylesInScript } from './shadow-styles.ts';

const folder = path.resolve(import.meta.dirname, '..');

const common = {
  configFile: false,
  envDir: false,
  root: folder,
  logLevel: 'warn',
  // Production JSX, whatever NODE_ENV is, because tests use the published files.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  // Silences warnings about 'use client', which only matters to servers.
  customLogger: quietAboutDirectives(),
} satisfies InlineConfig;

/**
 * Builds the element as one file, and returns its code. `apiUrl` is the address of the donation
 * API; if it is empty, the element is a demonstration. Writes nothing without `outDir`.
 */
export async function buildElement({ apiUrl, outDir }: { apiUrl: string; outDir?: string }) {
  const [built] = (await build({
    ...common,
    plugins: [stylePlugin(), withoutPicker(), stylesInScript()],
    define: {
      __DONATION_API_URL__: JSON.stringify(apiUrl),
      'process.env.NODE_ENV': '"production"',
    },
    resolve: {
      alias: [
        ...sourceAliases,
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
        external: (id) => /^react($|\/)/.test(id) || id.endsWith('element.ts'),
        output: { paths: (id) => (id.endsWith('element.ts') ? './tuppence-checkout.js' : id) },
      },
    },
  });
}

function quietAboutDirectives(): Logger {
  const logger = createLogger('warn');
  const { warn } = logger;
  logger.warn = (message, options) => {
    if (!message.includes('MODULE_LEVEL_DIRECTIVE')) warn(message, options);
  };
  return logger;
}

/** The element gives to one charity, so the charity picker is left out. */
function withoutPicker() {
  return {
    name: 'tuppence:without-picker',
    enforce: 'pre' as const,
    load: (id: string) =>
      id.endsWith('/demos/charity-field/load-picker.ts')
        ? 'export const loadedPicker = () => undefined; export const loadPicker = async () => undefined;'
        : undefined,
  };
}

if (import.meta.main) {
  await buildElement({ apiUrl: process.env.VITE_DONATION_API_URL ?? '', outDir: 'dist' });
  await buildComponent();
}
