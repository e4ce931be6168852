/**
 * Emits the package's declarations. TypeScript keeps import paths as written, but Node's resolution
 * requires full file names, so this adds them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const packageFolder = path.resolve(import.meta.dirname, '..');
const dist = path.join(packageFolder, 'dist');

const tsc = spawnSync('tsc', ['-p', 'tsconfig.build.json'], {
  cwd: packageFolder,
  stdio: 'inherit',
});
if (tsc.status !== 0) process.exit(tsc.status ?? 1);

const specifier = /(from |import |import\()(['"])(\.[^'"]*)\2/g;

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = path.join(dist, name);
  const text = readFileSync(file, 'utf8');
  const whole = text.replaceAll(specifier, (_match, before, quote, target) => {
    return `${before}${quote}${fileName(path.dirname(file), target)}${quote}`;
  });
  if (whole !== text) writeFileSync(file, whole);
}

function fileName(folder: string, target: string): string {
  const bare = target.replace(/\.tsx?$/, '');
  if (existsSync(path.join(folder, `${bare}.d.ts`))) return `${bare}.js`;
  if (existsSync(path.join(folder, bare, 'index.d.ts'))) return `${bare}/index.js`;
  throw new Error(`No declaration for ${target} in ${folder}`);
}
