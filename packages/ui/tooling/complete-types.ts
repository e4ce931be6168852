/**
 * Completes the imports of the declarations: Node's resolution requires full file names, and the
 * package contains `@tuppence/giving`. Lets the compiler say why a component refuses `className`.
 * Removes declarations that no entry needs, and citations of documents that are not in the package.
 */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entries } from './sources.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const closed = path.join(dist, 'styles/element-props.js');
const props = /(?<=: \w+Props(?:<\w+>)?)(?=\): import\("react"\)\.JSX\.Element)/g;
const specifier = /(from |import |import\()(['"])(\.[^'"]*|@tuppence\/giving\/[^'"]*)\2/g;

for (const name of globSync('**/*.d.ts', { cwd: dist })) {
  const file = path.join(dist, name);
  const text = readFileSync(file, 'utf8');
  const folder = path.dirname(file);
  const whole = text
    .replaceAll(/^import '.*\.css';\n/gm, '')
    .replaceAll(specifier, (_match, before, quote, target) => {
      return `${before}${quote}${fileName(folder, target)}${quote}`;
    })
    .replaceAll(props, ` & import("${relative(folder, closed)}").ClosedProps`);
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

function relative(folder: string, file: string): string {
  return path.relative(folder, file).replace(/^(?!\.)/, './');
}

function fileName(folder: string, target: string): string {
  const giving = /^@tuppence\/(giving\/.*)/.exec(target)?.[1];
  if (giving) return `${relative(folder, path.join(dist, giving))}.js`;
  const bare = target.replace(/\.tsx?$/, '');
  if (existsSync(path.join(folder, `${bare}.d.ts`))) return `${bare}.js`;
  if (existsSync(path.join(folder, bare, 'index.d.ts'))) return `${bare}/index.js`;
  throw new Error(`No declaration for ${target} in ${folder}`);
}
