import { globSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const fonts = ['bricolage-grotesque', 'figtree', 'noto-sans-arabic', 'spline-sans-mono'];

/** Adds the licences of what the build contains of others: the fonts, and bundled packages. */
export const notices = (bundled: readonly string[]): Plugin => ({
  name: 'tuppence:notices',
  generateBundle() {
    const packages = [...fonts.map((font) => `@fontsource-variable/${font}`), ...bundled];
    const texts = packages.map((name) => {
      const folder = path.dirname(findPackageJSON(name, import.meta.url) ?? '');
      const [licence = ''] = globSync('*LICENSE*', { cwd: folder });
      return `${name}\n\n${readFileSync(path.join(folder, licence), 'utf8').trim()}\n`;
    });
    const rule = `\n${'-'.repeat(80)}\n\n`;
    this.emitFile({ type: 'asset', fileName: 'NOTICES.txt', source: texts.join(rule) });
  },
});
