import { readFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = import.meta.dirname;
const manifest = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { 'tuppence-source': string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

/** One entry for each of the package's exports. */
const entries = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [] : [path.join(here, target['tuppence-source'])],
);

/** Its ES modules lack file extensions, so that Node could not load them from outside. */
const bundled = ['jsbarcode'];
const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(
  (name) => !bundled.includes(name),
);

/** The package: a module for each source file, all styles in one sheet, fonts beside it (`?no-inline`). */
export default defineConfig({
  root: here,
  base: './',
  plugins: [vanillaExtractPlugin(), react()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    minify: false,
    cssMinify: true,
    sourcemap: true,
    cssCodeSplit: false,
    lib: { entry: entries, formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        format: 'es',
        preserveModules: true,
        preserveModulesRoot: path.join(here, 'src'),
        // A file called *.css.js would be compiled again by a consumer's own vanilla-extract.
        entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'styles.css'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
