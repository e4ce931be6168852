/** The package as its users get it: the packed tarball. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const ui = path.join(root, 'packages/ui');
const folder = mkdtempSync(path.join(tmpdir(), 'tuppence-package-'));
let tarball = '';
let packed: string[] = [];

beforeAll(() => {
  const said = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: ui,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [pack] = Object.values(JSON.parse(said)) as [
    { filename: string; files: { path: string }[] },
  ];
  tarball = path.join(folder, pack.filename);
  packed = pack.files.map((file) => file.path);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('publint finds nothing', async () => {
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
    strict: true,
  });
  expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
});

test('the types are right wherever ES modules are resolved', () => {
  const { status, stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/attw'),
    [tarball, '--profile', 'esm-only', '--exclude-entrypoints', './styles.css'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status, stdout).toBe(0);
});

test('it holds what it needs and nothing besides', () => {
  expect(packed).toContain('dist/index.js');
  expect(packed).toContain('dist/styles.css');
  expect(packed.filter((file) => file.endsWith('.woff2') && file.startsWith('dist'))).toHaveLength(
    5,
  );
  expect(packed.filter((file) => /\.test\.|\.stories\./.test(file))).toEqual([]);
});

test('the style sheet names its layers in the order in which they win', () => {
  const css = readFileSync(path.join(ui, 'dist/styles.css'), 'utf8');
  const layers = [...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names]) =>
    (names ?? '').split(','),
  );
  expect([...new Set(layers.map((name) => name.trim()))]).toEqual([
    'reset',
    'tokens',
    'primitives',
    'sections',
  ]);
});
