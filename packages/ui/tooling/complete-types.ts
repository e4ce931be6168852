/**
 * Completes the imports of the declarations: Node's resolution requires full file names, and the
 * package contains `@tuppence/giving`. Removes declarations that no entry needs, and citations of
 * documents that are not in the package.
 */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entries } from './sources.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const specifier = /(from |import |import\()(['"])(\.[^'"]*|@tuppence\/giving\/[^'"]*)\2/g;

for (const name of globSync('**/*.d.ts', { cwd: dist })) {
  const file = path.join(dist, name);
  const text = readFileSync(file, 'utf8');
  const whole = text.replaceAll(specifier, (_match, before, quote, target) => {
    return `${before}${quote}${fileName(path.dirname(file), target)}${quote}`;
  });
  if (whole !== text) writeFileSync(file, whole);
}

const needed = new Set<string>();
const need = (file: string) => {
  if (needed.has(file)) return;
  needed.add(file);
  for (const [, , , target = ''] of readFileSync(file, 'utf8').matchAll(specifier))
    need(path.resolve(path.dirname(file), target.replace(/\.js$/, '.d.ts')));
};
for (const { built } of entries) need(built.replace(/\.js$/, '.d.ts'));
for (const name of globSync('**/*.d.ts', { cwd: dist }))
  if (!needed.has(path.join(dist, name))) rmSync(path.join(dist, name));

const citation = /\s*\((?:\s|\*)*docs\/behaviour\.md [^)]*\)/g;
for (const name of globSync('**/*.{d.ts,js}', { cwd: dist })) {
  const file = path.join(dist, name);
  const text = readFileSync(file, 'utf8');
  if (text.includes('docs/behaviour.md')) writeFileSync(file, text.replaceAll(citation, ''));
}

// For `import '@tuppence/ui/styles.css'`.
writeFileSync(path.join(dist, 'sheet.d.ts'), 'export {};\n');

function fileName(folder: string, target: string): string {
  const giving = /^@tuppence\/(giving\/.*)/.exec(target)?.[1];
  if (giving)
    return `${path.relative(folder, path.join(dist, giving)).replace(/^(?!\.)/, './')}.js`;
  const bare = target.replace(/\.tsx?$/, '');
  if (existsSync(path.join(folder, `${bare}.d.ts`))) return `${bare}.js`;
  if (existsSync(path.join(folder, bare, 'index.d.ts'))) return `${bare}/index.js`;
  throw new Error(`No declaration for ${target} in ${folder}`);
}
