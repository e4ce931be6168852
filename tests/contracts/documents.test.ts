/** Links, commands and files in the documents exist, and every dependency has a reason. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile());
const documents = tracked.filter((file) => file.endsWith('.md') && !file.startsWith('.changeset/'));
const manifests = tracked
  .filter((file) => /(^|\/)package\.json$/.test(file))
  .map((file) => JSON.parse(read(file)) as Record<string, Record<string, string>>);

test.each(documents)('every link of %s leads to a file', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)];
  const broken = links.filter(
    ([, target = '']) => !existsSync(path.join(root, path.dirname(file), decodeURI(target))),
  );
  expect(broken.map(([link]) => link)).toEqual([]);
});

/** Documents that describe the current state. The others record a decision and its date. */
const current = documents.filter((file) => !/(^|\/)(decisions\/|CHANGELOG)/.test(file));

test.each(current)('the commands and files that %s names exist', (file) => {
  const text = read(file).replaceAll(/\]\([^)]*\)/g, '');
  const scripts = new Set(manifests.flatMap(({ scripts: own = {} }) => Object.keys(own)));
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !scripts.has(name))).toEqual([]);
  const files = text.match(/(?<![\w./-])(?:app|packages|tests|docs|stories)\/[\w./-]*\w\.\w+/g);
  expect((files ?? []).filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

test('docs/dependencies.md has one row for every dependency', () => {
  const used = manifests
    .flatMap((manifest) =>
      ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'].flatMap(
        (kind) => Object.keys(manifest[kind] ?? {}),
      ),
    )
    .filter((name) => !name.startsWith('@tuppence/'));
  const rows = read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| .{8,} \|$/gm);
  expect([...rows].map(([, name = '']) => name).sort()).toEqual([...new Set(used)].sort());
});
