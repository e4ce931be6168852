import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { areaStyles } from './tooling/area-styles.ts';
import { notices } from './tooling/notices.ts';
import { entries } from './tooling/sources.ts';
import { stylePlugin } from './tooling/style-plugin.ts';

const here = import.meta.dirname;
const source = path.join(here, 'src');

/**
 * Bundled: of `lucide` and vanilla-extract, an app needs a hundredth, and the ES modules of
 * `jsbarcode` import without file extensions, which Node cannot load.
 */
const bundled = ['lucide', '@vanilla-extract/recipes', 'jsbarcode'];
const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** A module for each source file, and a sheet for each area and component. */
export default defineConfig({
  root: here,
  base: './',
  plugins: [stylePlugin(), react(), areaStyles(source), notices(bundled)],
  build: {
    target: 'es2022',
    minify: false,
    cssMinify: true,
    cssCodeSplit: true,
    lib: { entry: entries.map((entry) => entry.source), formats: ['es'] },
    rolldownOptions: {
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        // A file called *.css.js would be compiled again by a consumer's own vanilla-extract.
        entryFileNames: ({ name }) =>
          `${name
            .replace(/^.*\/giving\/src\//, 'giving/')
            .replace(/^.*node_modules\//, 'bundled/')
            .replace(/\.css$/, '.styles')}.js`,
        // All sheets are in one folder, so that `url()`s stay right when they are joined.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? '[name]-[hash].part.css'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
