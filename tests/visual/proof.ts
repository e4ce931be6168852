/**
 * Proves that the comparison sees: shifts one token by a shade, photographs a few stories, demands
 * that they fail, and puts everything back. `npm run visual:proof`; needs baselines to compare with.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'packages/ui/src/tokens/color.ts');
const token = /(\bgreen: '#)([0-9a-f]{6})(')/i;
const stories = ['components-button--'];

const original = readFileSync(file, 'utf8');
const shade = token.exec(original)?.[2];
if (!shade) throw new Error(`No token "green" in ${file}`);
const shifted = (Number.parseInt(shade, 16) ^ 0x000808).toString(16).padStart(6, '0');

const compare = () =>
  spawnSync('npm', ['run', 'visual', '--silent', '--', ...stories], {
    cwd: root,
    encoding: 'utf8',
  });
const lastCount = (text: string) => /(\d+) passed, (\d+) failed/.exec(text);

const before = lastCount(compare().stdout);
if (before?.[2] !== '0' || before[1] === '0') {
  console.error('The stories must pass before the proof: npm run visual, then visual:approve.');
  process.exit(1);
}

let changed: ReturnType<typeof compare>;
try {
  writeFileSync(file, original.replace(token, `$1${shifted}$3`));
  changed = compare();
} finally {
  writeFileSync(file, original);
}
const after = lastCount(changed.stdout);
console.log(`green #${shade}: ${before[1]} pictures pass`);
console.log(`green #${shifted}: ${after?.[2] ?? 'no'} of them fail`);
if (changed.status === 0 || !after || after[2] === '0') {
  console.error('The comparison did not see the change.');
  process.exit(1);
}
spawnSync('npm', ['run', 'build-storybook', '--silent', '--', '--quiet'], { cwd: root });
console.log('Restored. The comparison sees a shade of one token.');
