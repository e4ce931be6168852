/**
 * Completes the imports of the declarations: Node's resolution requires full file names, and the
 * package contains `@tuppence/giving`.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
