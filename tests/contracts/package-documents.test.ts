/** The code in the package's documents. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { codeIn } from './code-in.ts';
import { compile } from './compile.ts';

const ui = path.resolve(import.meta.dirname, '../../packages/ui');
const site = codeIn(path.join(ui, 'docs/own-site.md'), 'tsx?');

test('a site of your own compiles as it stands', async () => {
  expect(site.map(({ name }) => name)).toContain('src/GiveForm.tsx');
  const files = Object.fromEntries(site.map(({ name, code }) => [path.basename(name), code]));
  expect(await compile('own-site', files)).toBe('');
});

test('the form of the README compiles as it stands', async () => {
  const form = codeIn(path.join(ui, 'README.md'), 'tsx').find(({ code }) =>
    code.includes('useErrorFocus'),
  );
  const service = 'declare function signIn(data: FormData): Promise<boolean>;';
  expect(await compile('readme-form', { 'SignIn.tsx': `${form?.code}\n${service}` })).toBe('');
});
