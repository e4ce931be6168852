/**
 * Builds the package: `node tooling/build.ts`. dist/tuppence-checkout.js is the element with all that it
 * needs, dist/index.js the component for React. The address of the donation API comes from
 * VITE_DONATION_API_URL; without it the element is a demonstration.
 */
import path from 'node:path';
import { build, createLogger, type InlineConfig, type Logger } from 'vite';
import { sourceAliases } from '../../ui/tooling/sources.ts';
import { stylePlugin } from '../../ui/tooling/style-plugin.ts';
import { stylesInScript } from './shadow-styles.ts';

const folder = path.resolve(import.meta.dirname, '..');

export interface CheckoutBuild {
  /** Where donations are booked; empty makes a demonstration. */
  apiUrl: string;
  /** Default `dist` of this package. */
  outDir?: string | undefined;
}

const common = {
  configFile: false,
  envDir: false,
  root: folder,
  logLevel: 'warn',
  // Whatever NODE_ENV says: a test takes what is published.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  // 'use client' is for servers that render; a bundle for browsers has none.
  customLogger: quietAboutDirectives(),
} satisfies InlineConfig;

/** The element, in one file. */
export async function buildElement({ apiUrl, outDir = 'dist' }: CheckoutBuild): Promise<void> {
  await build({
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
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      cssMinify: true,
      cssCodeSplit: false,
      lib: { entry: 'src/element.ts', formats: ['es'], fileName: () => 'tuppence-checkout.js' },
    },
  });
}

/** The component, which fetches the element when it is shown. */
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

/** The element gives to one charity, so the picker of several stays out. */
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
  await buildElement({ apiUrl: process.env.VITE_DONATION_API_URL ?? '' });
  await buildComponent();
}
