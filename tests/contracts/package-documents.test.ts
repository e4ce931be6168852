/** The code in the package's documents. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { built } from '../browser/site.ts';
import { codeIn } from './code-in.ts';
import { compile } from './compile.ts';

const ui = path.resolve(import.meta.dirname, '../../packages/ui');
const site = codeIn(path.join(ui, 'docs/own-site.md'), 'tsx?');

test('a site of your own compiles as it stands', async () => {
  expect(site.map(({ name }) => name)).toContain('src/GiveForm.tsx');
  const files = Object.fromEntries(site.map(({ name, code }) => [path.basename(name), code]));
  expect(await compile('own-site', files)).toBe('');
});

test.each(['useErrorFocus', 'useSettled'])(
  'the README\u2019s code with %s compiles as it stands',
  async (hook) => {
    const sample = codeIn(path.join(ui, 'README.md'), 'tsx').find(({ code }) =>
      code.includes(hook),
    );
    const service = 'declare function signIn(data: FormData): Promise<boolean>;';
    expect(await compile(`readme-${hook}`, { 'Sample.tsx': `${sample?.code}\n${service}` })).toBe(
      '',
    );
  },
);

test('llms.txt has the weight of each sheet of an area, and one with everything', () => {
  const text = readFileSync(path.join(built('package'), '../llms.txt'), 'utf8');
  const sheets = readdirSync(built('package')).filter((name) => name.endsWith('.css'));
  expect(sheets).toContain('styles.css');
  for (const name of sheets) {
    const css = readFileSync(path.join(built('package'), name));
    const [, kB] = new RegExp(`^- ${name}: ([\\d.]+)$`, 'm').exec(text) ?? [];
    expect(Number(kB), name).toBeCloseTo(gzipSync(css, { level: 9 }).length / 1000, 1);
  }
  expect(text).not.toMatch(/\{(name|version|sheets|general|own)\b/);
});
