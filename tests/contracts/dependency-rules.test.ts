/** Each rule of imports (dependency-rules.cjs) finds what breaks it, in a tree of invented modules. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { forbidden } = createRequire(import.meta.url)('./dependency-rules.cjs') as {
  forbidden: { name: string }[];
};
const root = path.resolve(import.meta.dirname, '../..');
const ui = 'packages/ui/src';

/** Per rule the imports that break it: file, what it imports. */
const broken: Record<string, [file: string, imports: string][]> = {
  'no file imports one that imports it back': [[`${ui}/utils/one.ts`, './two']],
  'the library knows no app, route, backend or story': [
    [`${ui}/auth/uses-app.ts`, '../../../../app/src/content/leaf'],
    [`${ui}/auth/uses-story.ts`, '../../../../stories/leaf'],
    [`${ui}/auth/uses-router.ts`, 'react-router'],
    [`${ui}/auth/uses-backend.ts`, '@supabase/supabase-js'],
  ],
  'tokens import nothing else of the library': [
    [`${ui}/tokens/uses-style.ts`, '../styles/leaf'],
    [`${ui}/tokens/uses-package.ts`, 'react'],
  ],
  'primitives and layout import tokens and styles only': [
    [`${ui}/components/uses-section.ts`, '../sections/home/leaf'],
    [`${ui}/layout/uses-demo.ts`, '../demos/leaf'],
  ],
  'sections of different pages do not import each other': [
    [`${ui}/sections/about/uses-home.ts`, '../home/leaf'],
  ],
  'the app is imported downwards: content': [['app/src/content/up.ts', '../services/leaf']],
  'the app is imported downwards: services': [['app/src/services/up.ts', '../providers/leaf']],
  'the app is imported downwards: providers': [['app/src/providers/up.ts', '../shell/leaf']],
  'the app is imported downwards: shell': [['app/src/shell/up.ts', '../routes/leaf']],
  'what starts the app is imported by nothing below it': [
    ['app/src/services/uses-routes.ts', '../routes'],
    ['app/src/routes/uses-entry.ts', '../entry-client'],
  ],
  'the app takes the library by its public entries, and no story or test': [
    ['app/src/routes/uses-part.ts', `../../../${ui}/styles/leaf`],
    ['app/src/routes/uses-story.ts', '../../../stories/leaf'],
  ],
  'services alone talk to the backend': [
    ['app/src/routes/uses-client.ts', '@supabase/supabase-js'],
  ],
  'stories know nothing of the app': [['stories/uses-app.ts', '../app/src/content/leaf']],
};

/** Imports that every rule allows, and what all of them meet. */
const sound: [file: string, imports?: string][] = [
  // The other half of a circle, which is reported once.
  [`${ui}/utils/two.ts`, './one'],
  [`${ui}/components/button.ts`, '../tokens/leaf'],
  [`${ui}/sections/home/hero.ts`, './leaf'],
  [`${ui}/index.ts`, './components/button'],
  ['app/src/routes/page.ts', `../../../${ui}`],
  ['app/src/services/client.ts', '@supabase/supabase-js'],
  ['stories/button.ts', `../${ui}`],
  ['app/src/routes.ts', './content/leaf'],
  ['app/src/entry-client.ts', './routes'],
  ...['tokens', 'styles', 'demos', 'sections/home'].map((folder): [string] => [
    `${ui}/${folder}/leaf.ts`,
  ]),
  ...['content', 'services', 'providers', 'shell', 'routes'].map((level): [string] => [
    `app/src/${level}/leaf.ts`,
  ]),
  ['stories/leaf.ts'],
  ['node_modules/react/index.ts'],
  ['node_modules/react-router/index.ts'],
  ['node_modules/@supabase/supabase-js/index.ts'],
];

const tree = mkdtempSync(path.join(tmpdir(), 'tuppence-imports-'));
let found: { rule: string; from: string }[] = [];

beforeAll(async () => {
  for (const [file, imports] of [...sound, ...Object.values(broken).flat()]) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    const first = imports ? `import { value as theirs } from '${imports}';\n` : '';
    const last = imports ? 'export const value = theirs;\n' : 'export const value = 1;\n';
    writeFileSync(path.join(tree, file), first + last);
  }
  const cruise = promisify(execFile)(
    path.join(root, 'node_modules/.bin/depcruise'),
    [
      '--config',
      path.join(import.meta.dirname, 'dependency-rules.cjs'),
      '--output-type',
      'json',
      'app/src',
      'packages',
      'stories',
    ],
    { cwd: tree },
  );
  const { stdout } = await cruise.catch((error: { stdout: string }) => error);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  found = summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each(forbidden.map(({ name }) => name))('%s', (rule) => {
  const files = found.filter((one) => one.rule === rule).map(({ from }) => from);
  expect([...new Set(files)].sort()).toEqual((broken[rule] ?? []).map(([file]) => file).sort());
  expect(files.length).toBeGreaterThan(0);
});
