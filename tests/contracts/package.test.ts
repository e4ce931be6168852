import { execFileSync, spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../../packages/ui/package.json' with { type: 'json' };
import { entries } from '../../packages/ui/tooling/sources.ts';
import { built } from '../browser/site.ts';
import { compile } from './compile.ts';

const dist = built('package');
const root = path.resolve(import.meta.dirname, '../..');
const ui = path.dirname(dist);
const folder = mkdtempSync(path.join(tmpdir(), 'tuppence-package-'));
const sheets = readdirSync(dist).filter((file) => file.endsWith('.css'));
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

const { exports } = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8')) as {
  exports: object;
};
const untyped = Object.keys(exports).filter((entry) => /\.(json|md|txt)$/.test(entry));

test('the types resolve with every ES module resolution', () => {
  const { status, stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/attw'),
    [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...untyped],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status, stdout).toBe(0);
});

const packed = () =>
  execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => file.replace(/^package\//, ''));

test('it contains nothing that no entry needs, and the licences of others', () => {
  const files = packed();
  expect(files.filter((file) => !/^dist\/reference\//.test(file)).length).toBeLessThan(1200);
  expect(files.filter((file) => /\.map$|node_modules/.test(file))).toEqual([]);
  const declared = files.filter((file) => file.endsWith('.css.d.ts'));
  expect(declared.length, declared.join(', ')).toBeLessThanOrEqual(8);
  const notices = readFileSync(path.join(dist, 'NOTICES.txt'), 'utf8');
  for (const name of ['Bricolage Grotesque', 'Figtree', 'Noto', 'Spline Sans Mono', 'lucide'])
    expect(notices).toContain(name);
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  const reference = readFileSync(path.join(dist, 'reference/ui.md'), 'utf8');
  expect(reference).toMatch(/\| `tone`\? \| `("(quiet|primary|secondary)"( \\\| )?){3}` \|/);
});

test('llms.txt is at its root, and has what any site can use before what is only Tuppence\u2019s', () => {
  expect(packed()).toContain('llms.txt');
  const overview = readFileSync(path.join(ui, 'llms.txt'), 'utf8');
  const order = [
    'docs/own-site.md',
    ...['layout', 'money', 'deck'].map((name) => `reference/${name}.md`),
  ];
  const places = order.map((place) =>
    overview.indexOf(`](${place.replace(/^reference/, 'dist/reference')})`),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('its declarations import only what is installed with it', () => {
  const { dependencies, peerDependencies } = manifest;
  const installed = Object.keys({ ...dependencies, ...peerDependencies });
  const strangers = packed()
    .filter((file) => file.endsWith('.d.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(path.join(ui, file), 'utf8').matchAll(
          /(?:from|import\() ?['"]([^.'"]+[^'"]*)/g,
        ),
      ]
        .map(([, from = '']) => from)
        .filter((from) => !installed.some((name) => from === name || from.startsWith(`${name}/`)))
        .map((from) => `${file}: ${from}`),
    );
  expect(strangers).toEqual([]);
});

test('its documents and declarations lead nowhere outside', () => {
  const files = packed().filter((file) => /\.(md|txt|d\.ts|js)$/.test(file));
  const outside = files.flatMap((file) => {
    const text = readFileSync(path.join(ui, file), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) => to);
    const missing = links.filter(
      (to) => /\.(md|txt)$/.test(file) && !files.includes(path.join(path.dirname(file), to)),
    );
    const cited = text.match(/docs\/behaviour\.md|[Ss]torybook/g) ?? [];
    return [...missing, ...cited].map((to) => `${file}: ${to}`);
  });
  expect(outside).toEqual([]);
});

test('a className leads to the decision', async () => {
  const errors = await compile('class-name', {
    'page.tsx': `import { Button } from '../../packages/ui/dist/index.js';
      import { SecurityPanel, type SecurityPanelProps } from '../../packages/ui/dist/sections/home/index.js';
      export const page = (props: SecurityPanelProps) => <SecurityPanel {...props} className="wide" />;
      export const button = <Button style={{ margin: 8 }}>Give</Button>;
      export const fine = (props: SecurityPanelProps) => <SecurityPanel {...props} />;`,
  });
  expect(errors.match(/error TS/g)).toHaveLength(2);
  expect(errors.match(/see docs\/decisions\/3-closed-components\.md/g)).toHaveLength(2);
});

test.each(['typescript', 'typescript-with-api'])('%s finds the style sheets', (compiler) => {
  const app = path.join(folder, 'app');
  const installed = path.join(app, 'node_modules/@tuppence/ui');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  const imports = ['styles.css', 'components/button.css'].map((sheet) => `@tuppence/ui/${sheet}`);
  writeFileSync(path.join(app, 'app.ts'), imports.map((sheet) => `import '${sheet}';\n`).join(''));
  const tsc = path.join(root, 'node_modules', compiler, 'bin/tsc');
  const options = ['--noEmit', '--noUncheckedSideEffectImports', '--module', 'nodenext', 'app.ts'];
  const { stdout } = spawnSync(process.execPath, [tsc, ...options], { cwd: app, encoding: 'utf8' });
  expect(stdout).toBe('');
});

test.each(sheets)('%s declares its layers in cascade order', (sheet) => {
  const css = readFileSync(path.join(dist, sheet), 'utf8');
  const layers = [...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names]) =>
    (names ?? '').split(','),
  );
  expect(
    [...new Set(layers.map((name) => name.trim()))].filter((name) => name !== 'tuppence'),
  ).toEqual(['tuppence.reset', 'tuppence.tokens', 'tuppence.primitives', 'tuppence.sections']);
});

test('classes, properties and animations have a prefix', () => {
  const css = readFileSync(path.join(dist, 'styles.css'), 'utf8').replaceAll(
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

const namesOf = async (file: string) =>
  Object.keys((await import(/* @vite-ignore */ file)) as object).sort();

test.each(entries)('the build of $name exports the same names as its source', async (entry) => {
  expect(await namesOf(entry.built)).toEqual(await namesOf(entry.source));
});

test("the build keeps 'use client'", () => {
  const sources = path.join(ui, 'src');
  const marked = globSync('**/*.{ts,tsx}', { cwd: sources }).filter((file) =>
    readFileSync(path.join(sources, file), 'utf8').startsWith("'use client';"),
  );
  expect(marked.length).toBeGreaterThan(50);
  for (const file of marked) {
    const script = readFileSync(path.join(dist, file.replace(/\.tsx?$/, '.js')), 'utf8');
    expect(script, file).toMatch(/^["']use client["'];/);
  }
});

test('what a server component can import has no state, effects or context of its own', () => {
  const reached = new Set<string>();
  const walk = (file: string) => {
    if (reached.has(file)) return;
    const script = readFileSync(file, 'utf8');
    if (/^["']use client["'];/.test(script)) return;
    reached.add(file);
    for (const [, id = ''] of script.matchAll(/(?:from|import) ?\(?"(\.[^"]+\.js)"/g))
      walk(path.resolve(path.dirname(file), id));
  };
  for (const { built: file } of entries) walk(file);
  expect(reached.size).toBeGreaterThan(100);
  const ofClients = /\b(useState|useReducer|use\w*Effect\w*|useRef|createContext)\b.*from "react"/;
  const stateful = [...reached].filter((file) => ofClients.test(readFileSync(file, 'utf8')));
  expect(stateful).toEqual([]);
});

test('only the entries that the README names need optional peers', () => {
  const peers = /^(react-aria|react-stately|react-hook-form|@hookform\/resolvers|valibot)(?=\/|$)/;
  const neededBy = (file: string, seen = new Set<string>()): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?"([^"]+)"/g);
    return [...imports].flatMap(([, id = '']) =>
      id.startsWith('.')
        ? neededBy(path.resolve(path.dirname(file), id), seen)
        : (peers.exec(id)?.[1] ?? []),
    );
  };
  const needs = entries.flatMap(({ name, built: file }) => {
    const found = [...new Set(neededBy(file))].sort();
    return found.length > 0 ? [[name.replace('@tuppence/ui/', ''), found]] : [];
  });
  const forms = ['@hookform/resolvers', 'react-hook-form', 'valibot'];
  const picker = ['react-aria', 'react-stately'];
  expect(Object.fromEntries(needs)).toEqual({
    auth: forms,
    'charity-picker': picker,
    checkout: picker,
    demos: picker,
    dialogs: forms,
  });
});
