/** `'use client'` stands where server components would break without it, and nowhere else. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ui = path.resolve(import.meta.dirname, '../../packages/ui/src');
const modules = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/(\.(css|test|test-d|d)\.tsx?|index\.ts)$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ui, file), 'utf8') }));

const signs = [
  // React's server build has `useId`, and `useFieldIds` is made of it.
  /(?<![.\w])use(?!Id\b|FieldIds\b)[A-Z]\w*(<[^>(]*>)?\(/,
  /createContext|extends Component/,
  /\bon[A-Z]\w*=\{/,
  /from '(@radix-ui|react-aria|react-stately|react-hook-form)/,
];
const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1');
const needsBrowser = (source: string) => signs.some((sign) => sign.test(withoutComments(source)));
const isMarked = (text: string) => text.startsWith("'use client';\n");

test('modules with state, effects or handlers begin with it', () => {
  const bare = modules.filter(({ text }) => needsBrowser(text) && !isMarked(text));
  expect(bare.map(({ file }) => file)).toEqual([]);
});

test('all others stay on the server', () => {
  const marked = modules.filter(({ text }) => !needsBrowser(text) && isMarked(text));
  expect(marked.map(({ file }) => file)).toEqual([]);
});

test('there are modules of both kinds', () => {
  const marked = modules.filter(({ text }) => isMarked(text));
  expect(marked.length).toBeGreaterThan(50);
  expect(modules.length - marked.length).toBeGreaterThan(100);
});
