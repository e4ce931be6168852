/** Rules about file contents, which dependency-rules.cjs cannot express. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const ui = 'packages/ui/src';

const holding = (folder: string, pattern: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => pattern.test(readFileSync(path.join(root, folder, file), 'utf8')));

test('the ui package reads no environment variables', () => {
  expect(holding(ui, /import\.meta\.env|process\.env/)).toEqual([]);
});

test('the app has no styles', () => {
  expect(holding('app/src', /\b(className|style)=|\.css'/)).toEqual([]);
});
