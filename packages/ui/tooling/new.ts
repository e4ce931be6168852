/** `npm run new` (CONTRIBUTING.md). */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { plans, Refusal } from './new/plans.ts';

const templates = path.join(import.meta.dirname, 'templates');
const usage =
  'npm run new -- component|page NAME, or section NAME --page PAGE (see CONTRIBUTING.md)';
process.chdir(path.resolve(import.meta.dirname, '../../..'));

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { page: { type: 'string' } },
  });
  const [kind = '', name = ''] = positionals;
  const planOf = plans[kind];
  if (!planOf) throw new Refusal(`Unknown kind "${kind}". Usage: ${usage}`);
  const { folders, words, changes } = planOf(name, values.page);
  const filled = (text: string) =>
    text.replaceAll(/__([A-Za-z]+?)__/g, (_, word: string) => words[word] ?? '');

  const files = folders.flatMap((folder) => {
    const home = path.join(templates, folder);
    return globSync(['**/*.txt', '.changeset/*.txt'], { cwd: home }).map((name) => ({
      file: filled(name.replace(/\.txt$/, '')),
      text: filled(readFileSync(path.join(home, name), 'utf8')),
    }));
  });
  const existing = files.find(({ file }) => existsSync(file));
  if (existing) throw new Refusal(`${existing.file} exists already.`);
  // A change can be refused, so nothing is written before all are computed.
  const changed = Object.entries(changes).map(([file, change]) => {
    return { file, text: change(readFileSync(file, 'utf8')) };
  });
  for (const one of files) write('new', one);
  for (const one of changed) write('changed', one);
  const written = [...files, ...changed].map(({ file }) => file);
  const format = ['check', '--write', '--files-ignore-unknown=true', ...written];
  const { status } = spawnSync('biome', format, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Refusal('Biome failed. See: npm run lint');
  console.log(`\nWhat is left to do: CONTRIBUTING.md, "Add a ${kind}"`);
} catch (problem) {
  const isOwn =
    problem instanceof Refusal ||
    String((problem as { code?: string }).code).startsWith('ERR_PARSE');
  if (!isOwn) throw problem;
  console.error((problem as Error).message);
  process.exitCode = 2;
}

function write(what: string, { file, text }: { file: string; text: string }) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${what.padEnd(8)} ${file}`);
}
