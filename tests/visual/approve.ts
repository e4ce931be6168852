/**
 * Accepts pictures of the last run as baselines: `npm run visual:approve -- button home--basic`
 * takes every waiting picture whose name contains one of the words, `-- --all` takes every one.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { baselineFile, output, outputFile } from './pictures.ts';
import type { Result } from './result.ts';

const words = process.argv.slice(2).filter((word) => word !== '--all');
const all = process.argv.includes('--all');

const waiting: Result[] = [];
for (const group of ['stories', 'routes']) {
  const file = path.join(output, group, 'failures.json');
  if (existsSync(file)) waiting.push(...(JSON.parse(await readFile(file, 'utf8')) as Result[]));
}
const pictures = waiting.filter(
  ({ name, kind }) => kind === 'gone' || (kind !== 'same' && existsSync(outputFile(name, 'after'))),
);
const chosen = pictures.filter(({ name }) => all || words.some((word) => name.includes(word)));

for (const { name, kind } of chosen) {
  if (kind === 'gone') {
    await rm(baselineFile(name), { force: true });
  } else {
    await mkdir(path.dirname(baselineFile(name)), { recursive: true });
    await copyFile(outputFile(name, 'after'), baselineFile(name));
    for (const picture of ['before', 'after', 'difference'] as const) {
      await rm(outputFile(name, picture), { force: true });
    }
  }
  console.log(`✓ ${name}${kind === 'gone' ? ' removed' : ''}`);
}

const left = pictures.filter((picture) => !chosen.includes(picture));
console.log(`${chosen.length} accepted, ${left.length} waiting`);
if (chosen.length === 0 && left.length > 0) {
  console.log(left.map(({ name }) => `  ${name}`).join('\n'));
  console.log('Name the ones to accept, or --all.');
}
