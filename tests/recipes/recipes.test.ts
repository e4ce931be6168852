/** Follows CONTRIBUTING.md exactly, in a temporary copy. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');

const sectionOf = (heading: string) =>
  page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';

/** Adds each block below a heading to its file, above the block's last line. */
function addLines(heading: string) {
  for (const [, name = '', block = ''] of sectionOf(heading).matchAll(
    /```ts (\S+)\n([\s\S]*?\n)```/g,
  )) {
    const file = path.join(scratch, name);
    const text = readFileSync(file, 'utf8');
    const last = block.slice(block.lastIndexOf('\n', block.length - 2));
    expect(text, name).toContain(last);
    writeFileSync(
      file,
      text.replace(last, () => `\n${block}`),
    );
  }
}

function commandsOf(heading: string) {
  return [...sectionOf(heading).matchAll(/```sh\n([\s\S]*?)```/g)]
    .flatMap(([, block = '']) => block.trim().split('\n'))
    .map((line) => ({ line, fails: line.includes('# fails:') }));
}

let scratch = '';
beforeAll(() => {
  scratch = makeScratch();
});
afterEach(() => commit(scratch));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test.each(['Add a token', 'Add a component', 'Add a section', 'Add a page', 'Add a partner'])(
  'the recipe "%s" works',
  (heading) => {
    const commands = commandsOf(heading);
    expect(commands.map(({ line }) => line)).toContain('npm run check');
    addLines(heading);
    for (const { line, fails } of commands) {
      const start = performance.now();
      const { status, stdout, stderr } = spawnSync('bash', ['-c', line], {
        cwd: scratch,
        encoding: 'utf8',
        env: { ...process.env, VITEST: '', NODE_ENV: '', VITE_SUPABASE_URL: '' },
      });
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`${line} (${seconds} s)`);
      expect(status === 0, `${line}\n${stdout}${stderr}`).toBe(!fails);
    }
  },
);

test.each([
  ['an unknown kind', ['gadget', 'PriceTag'], 'component|page'],
  ['a name in another case', ['component', 'price-tag'], 'like PriceTag, not "price-tag"'],
  ['a name that exists', ['component', 'Button'], 'exists already'],
  ['a section of no page', ['section', 'PriceTag'], '--page'],
  ['an unknown option', ['page', 'OurShop', '--colour', 'red'], '--colour'],
])('npm run new refuses %s and writes nothing', (_, words, problem) => {
  const options = { cwd: scratch, encoding: 'utf8' } as const;
  const command = ['run', '--silent', 'new', '--', ...words];
  const { status, stderr } = spawnSync('npm', command, options);
  expect(stderr).toContain(problem);
  expect(status).toBe(2);
  expect(spawnSync('git', ['status', '--porcelain'], options).stdout).toBe('');
});

function makeScratch(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tuppence-recipes-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')) {
    if (!file || !existsSync(path.join(root, file))) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file));
  }
  for (const place of ['', 'app', 'packages/ui', 'packages/supabase-embedded']) {
    const from = path.join(root, place, 'node_modules');
    if (existsSync(from)) linkOrCopy(from, path.join(folder, place, 'node_modules'));
  }
  // Tools overwrite these files in place, which would also change the hard-linked originals.
  for (const cache of ['.cache', '.vite', '.vite-temp']) {
    rmSync(path.join(folder, 'node_modules', cache), { recursive: true, force: true });
  }
  execFileSync('git', ['init', '-q'], { cwd: folder });
  commit(folder);
  return folder;
}

function commit(folder: string) {
  execFileSync('git', ['add', '-A'], { cwd: folder });
  const author = ['-c', 'user.name=Newcomer', '-c', 'user.email=newcomer@example.org'];
  execFileSync('git', [...author, 'commit', '-qm', 'Start', '--allow-empty'], { cwd: folder });
}

/** Hard links are fast, but need the same disk. */
function linkOrCopy(from: string, to: string) {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}
