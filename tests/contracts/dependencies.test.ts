/** Dependencies point one way: stories and app -> sections -> primitives -> tokens. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

interface Import {
  from: string;
  /** A package's name, or a path from the root of the repository. */
  to: string;
}

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

function imports(folder: string): Import[] {
  return sources(folder).flatMap((from) =>
    [...text(from).matchAll(/(?:\bfrom|\bimport|import\()\s*'([^']+)'/g)].map(
      ([, target = '']) => ({
        from,
        to: target.startsWith('.') ? path.join(path.dirname(from), target) : target,
      }),
    ),
  );
}

const outside = (found: Import[], allowed: (to: string, from: string) => boolean) =>
  found.filter(({ from, to }) => !allowed(to, from)).map(({ from, to }) => `${from} imports ${to}`);

const ui = 'packages/ui/src';
const isIn = (...folders: string[]) => {
  const inside = folders.map((folder) => `${ui}/${folder}`);
  return (to: string) => inside.some((folder) => to === folder || to.startsWith(`${folder}/`));
};

test('the ui package knows no app, route, backend or story', () => {
  const foreign = /^(react-router|@supabase|@tanstack|@tuppence)|^(app|stories|tests)\//;
  expect(outside(imports(ui), (to) => !foreign.test(to))).toEqual([]);
});

test('tokens import nothing else of the package', () => {
  const own = isIn('tokens');
  expect(
    outside(imports(`${ui}/tokens`), (to) => own(to) || to.startsWith('@vanilla-extract/')),
  ).toEqual([]);
});

test('primitives and layout import tokens and styles only', () => {
  const own = isIn('components', 'layout', 'styles', 'tokens');
  const isLocal = (to: string) => to.startsWith(ui);
  const found = [...imports(`${ui}/components`), ...imports(`${ui}/layout`)];
  expect(outside(found, (to) => !isLocal(to) || own(to))).toEqual([]);
});

test('sections of different pages do not import each other', () => {
  const page = (file: string) => file.split('/').slice(0, 5).join('/');
  const isSection = isIn('sections');
  expect(
    outside(imports(`${ui}/sections`), (to, from) => !isSection(to) || page(to) === page(from)),
  ).toEqual([]);
});

test('the ui package reads no environment', () => {
  const readers = sources(ui).filter((file) => /import\.meta\.env|process\.env/.test(text(file)));
  expect(readers).toEqual([]);
});

test('the app has no styles', () => {
  const styled = sources('app/src').filter((file) =>
    /\b(className|style)=|\.css'/.test(text(file)),
  );
  expect(styled).toEqual([]);
});

test('the app takes the ui package by its public entries, and no story or test', () => {
  const found = imports('app/src');
  expect(outside(found, (to) => !/^(packages|stories|tests)\//.test(to))).toEqual([]);
});

test('the app is imported downwards: routes, shell, providers, services, content', () => {
  const order = ['content', 'services', 'providers', 'shell', 'routes'];
  const levelOf = (file: string) => order.indexOf(file.split('/')[2] ?? '');
  const found = order.flatMap((folder) => imports(`app/src/${folder}`));
  expect(outside(found, (to, from) => levelOf(to) <= levelOf(from))).toEqual([]);
  expect(outside(found, (to) => !/^app\/src\/(routes$|App|entry-)/.test(to))).toEqual([]);
});

test('stories know nothing of the app', () => {
  expect(outside(imports('stories'), (to) => !/^(app\/|@tuppence\/app)/.test(to))).toEqual([]);
});

test('every exported component takes no className and no style', () => {
  const offering = sources(ui).filter(
    (file) => /^\s*(className|style)\??:/m.test(text(file)) && file.endsWith('.tsx'),
  );
  expect(offering).toEqual([]);
});
