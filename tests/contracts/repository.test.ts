import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  demoDonorPassword,
  investorPassword,
  invitationCodes,
} from '../browser/demo-credentials.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && existsSync(path.join(root, file)));
const texts = files.filter(
  (file) =>
    !/\.(png|jpe?g|webp|avif|woff2?|mp4|webm|ico|br|gz)$/.test(file) &&
    file !== 'tests/contracts/repository.test.ts',
);
const filesMatching = (pattern: RegExp, among = texts) =>
  among.filter((file) => pattern.test(read(file)));

test('no key is committed', () => {
  expect(
    filesMatching(/-----BEGIN [A-Z ]*PRIVATE KEY-----|\bsb_secret_\w{16}|\beyJ[\w-]{20,}\.eyJ/),
  ).toEqual([]);
  expect(files.filter((file) => /(^|\/)\.env($|\.(?!example))/.test(file))).toEqual([]);
});

test('no local path is committed', () => {
  expect(filesMatching(/(?<![\w.])\/(home|Users)\/\w+\/|(?<![\w.])\/(root|work)\//)).toEqual([]);
});

test('the demo passwords and codes are on one page only', () => {
  const secrets = [investorPassword, ...invitationCodes, demoDonorPassword];
  expect(secrets).toHaveLength(4);
  expect(filesMatching(new RegExp(`\\b(${secrets.join('|')})\\b(?!-)`))).toEqual(['docs/gates.md']);
});

const sourcesIn = (folder: string) =>
  files.filter((file) => file.startsWith(folder) && /(?<!\.test)\.tsx?$/.test(file));

test('the ui package reads no environment variables', () => {
  expect(filesMatching(/import\.meta\.env|process\.env/, sourcesIn('packages/ui/src/'))).toEqual(
    [],
  );
});

test('the app has no styles', () => {
  expect(filesMatching(/\b(className|style)=|\.css'/, sourcesIn('app/src/'))).toEqual([]);
});

const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('.changeset/'));
const manifests = files
  .filter((file) => /(^|\/)package\.json$/.test(file))
  .map((file) => JSON.parse(read(file)) as Record<string, Record<string, string>>);
const scripts = new Set(manifests.flatMap(({ scripts: own = {} }) => Object.keys(own)));

test.each(documents)('%s names only links, commands and files that exist', (file) => {
  const text = read(file);
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) =>
    path.join(path.dirname(file), decodeURI(target)),
  );
  // Decisions and changelogs may name what no longer exists.
  const isCurrent = !/(^|\/)(decisions\/|CHANGELOG)/.test(file);
  const prose = isCurrent ? text.replaceAll(/\]\([^)]*\)/g, '') : '';
  const named = prose.match(
    /(?<![\w./-])(?:app|packages|tests|docs|stories|examples)\/[\w./-]*\w\.\w+/g,
  );
  const missing = [...links, ...(named ?? [])].filter((name) => !existsSync(path.join(root, name)));
  const commands = [...prose.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect([...missing, ...commands.filter((name) => !scripts.has(name))]).toEqual([]);
});

test('docs/dependencies.md has one row for every dependency', () => {
  const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
  const used = manifests
    .flatMap((manifest) => kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {})))
    .filter((name) => !name.startsWith('@tuppence/'));
  const rows = read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| .{8,} \|$/gm);
  expect([...rows].map(([, name = '']) => name).sort()).toEqual([...new Set(used)].sort());
});
