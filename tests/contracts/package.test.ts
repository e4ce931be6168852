/** The packed tarball, as users of the library get it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { built as folderOf } from '../browser/built.ts';

folderOf('package');

const root = path.resolve(import.meta.dirname, '../..');
const ui = path.join(root, 'packages/ui');
const folder = mkdtempSync(path.join(tmpdir(), 'tuppence-package-'));
const built = readdirSync(path.join(ui, 'dist')).filter((file) => file.endsWith('.css'));
const { exports } = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8')) as {
  exports: Record<string, unknown>;
};
const sheets = Object.keys(exports).filter((entry) => entry.endsWith('.css'));
let tarball = '';

beforeAll(() => {
  const said = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: ui,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [pack] = Object.values(JSON.parse(said)) as [{ filename: string }];
  tarball = path.join(folder, pack.filename);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('publint reports nothing', async () => {
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
    strict: true,
  });
  expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
});

test('the types resolve with every ES module resolution', () => {
  const { status, stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/attw'),
    [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...sheets, './tokens.json'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status, stdout).toBe(0);
});

test.each(built)('%s declares its layers in cascade order', (sheet) => {
  const css = readFileSync(path.join(ui, 'dist', sheet), 'utf8');
  const layers = [...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names]) =>
    (names ?? '').split(','),
  );
  expect(
    [...new Set(layers.map((name) => name.trim()))].filter((name) => name !== 'tuppence'),
  ).toEqual(['tuppence.reset', 'tuppence.tokens', 'tuppence.primitives', 'tuppence.sections']);
});

test('classes, properties and animations have a prefix', () => {
  const css = readFileSync(path.join(ui, 'dist/styles.css'), 'utf8').replaceAll(
    /url\([^)]*\)|"[^"]*"|@layer[^{;]*/g,
    '',
  );
  const classes = [...css.matchAll(/\.([a-z_][\w-]*)(?=[^{}]*\{)/gi)].map(([, name]) => name ?? '');
  const properties = [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name ?? '');
  const animations = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name ?? '');
  expect(classes.length).toBeGreaterThan(500);
  expect(classes.filter((name) => !name.startsWith('tp'))).toEqual([]);
  expect(properties.filter((name) => !name.startsWith('--tp'))).toEqual([]);
  expect(animations.filter((name) => !name.startsWith('tp'))).toEqual([]);
});
