/**
 * Shows the failures of the last run side by side: writes tests/visual/output/index.html, which
 * opens from the file system, and serves it unless `--no-serve` is given.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { preview } from 'vite';
import { output, outputFile } from './pictures.ts';
import type { Result } from './result.ts';

const failures: Result[] = [];
for (const group of ['stories', 'routes']) {
  const file = path.join(output, group, 'failures.json');
  if (existsSync(file)) failures.push(...(JSON.parse(await readFile(file, 'utf8')) as Result[]));
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const picture = (name: string, kind: 'before' | 'after' | 'difference') =>
  existsSync(outputFile(name, kind))
    ? `<figure><figcaption>${kind}</figcaption><a href="${name}.${kind}.webp"><img src="${name}.${kind}.webp" alt="${escaped(name)} ${kind}" loading="lazy"></a></figure>`
    : '';

const entry = ({ name, problems }: Result) => `
<section>
  <h2>${escaped(name)}</h2>
  <ul>${problems.map((problem) => `<li>${escaped(problem)}</li>`).join('')}</ul>
  <div class="pictures">${picture(name, 'before')}${picture(name, 'after')}${picture(name, 'difference')}</div>
  <pre>npm run visual:approve -- ${escaped(name)}</pre>
</section>`;

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual differences (${failures.length})</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color: #17211b; background: #eef1ee }
  section { background: #fff; padding: 1rem 1.5rem; margin-block: 1.5rem; border: 1px solid #cdd6cf }
  h2 { margin: 0; font-size: 1.1rem }
  .pictures { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  figure { margin: 0; flex: 1 1 0; min-width: 15rem }
  img { max-width: 100%; max-height: 70vh; border: 1px solid #cdd6cf }
  pre { user-select: all; overflow-x: auto }
</style>
<h1>${failures.length === 0 ? 'No differences' : `${failures.length} to look at`}</h1>
${failures.map(entry).join('')}
</html>
`;

await mkdir(output, { recursive: true });
const file = path.join(output, 'index.html');
await writeFile(file, page);
console.log(`${failures.length} to look at: ${path.relative(process.cwd(), file)}`);

if (!process.argv.includes('--no-serve')) {
  const server = await preview({
    root: output,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: '.' },
    preview: { port: Number(process.env.PORT ?? 6007), host: 'localhost' },
  });
  server.printUrls();
}
