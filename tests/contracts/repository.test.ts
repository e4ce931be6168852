/** What must never be committed. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  demoDonorPassword,
  investorPassword,
  invitationCodes,
} from '../browser/demo-credentials.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile());

const isText = (file: string) => !/\.(png|jpe?g|webp|avif|woff2?|mp4|webm|ico|br|gz)$/.test(file);
const texts = files
  .filter((file) => isText(file) && file !== 'tests/contracts/repository.test.ts')
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const holding = (pattern: RegExp) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('no key is committed', () => {
  expect(
    holding(/-----BEGIN [A-Z ]*PRIVATE KEY-----|\bsb_secret_\w{16}|\beyJ[\w-]{20,}\.eyJ/),
  ).toEqual([]);
  expect(files.filter((file) => /(^|\/)\.env($|\.(?!example))/.test(file))).toEqual([]);
});

test('no local path is committed', () => {
  expect(holding(/(?<![\w.])\/(home|Users)\/\w+\/|(?<![\w.])\/(root|work)\//)).toEqual([]);
});

test('no large file is committed', () => {
  const large = files.filter((file) => statSync(path.join(root, file)).size > 1_500_000);
  expect(large).toEqual([]);
});

test('the demo passwords and codes are on one page only', () => {
  const secrets = [investorPassword, ...invitationCodes, demoDonorPassword];
  expect(secrets).toHaveLength(4);
  expect(holding(new RegExp(`\\b(${secrets.join('|')})\\b(?!-)`))).toEqual(['docs/gates.md']);
});
