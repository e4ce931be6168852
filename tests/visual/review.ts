/**
 * What waits for a review, in the report of reg-cli: slide, blend, toggle, side by side.
 *
 *   npm run visual:review                     writes the report and serves it on port 6007
 *   npm run visual:approve -- NAME ...        the new picture becomes the baseline
 *   npm run visual:reject -- NAME ...         the baseline stays, and the test fails on
 *
 * NAME is a picture (components-button--basic.390), a story or route (components-button--basic), or
 * all stories of a component (components-button--); `--all` is every one that waits. What is left
 * is reported. A baseline without a story or route is removed by its name alone.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { preview } from 'vite';
import { goneNames, isMeant, waitingNames } from './names.ts';
import { baselineFile, output, waiting, widthOf } from './picture.ts';

const [action = 'report', ...words] = process.argv.slice(2);

const chosen = waitingNames().filter((name) => action !== 'report' && isMeant(name, words));
for (const name of chosen) {
  const { before, after } = waiting(name);
  if (action === 'approve') {
    const { width } = await sharp(after, { limitInputPixels: false }).metadata();
    if (width !== widthOf(name)) throw new Error(`${name} is ${width} px wide.`);
    await mkdir(path.dirname(baselineFile(name)), { recursive: true });
    await sharp(after, { limitInputPixels: false })
      .webp({ lossless: true, effort: 1 })
      .toFile(baselineFile(name));
  }
  await Promise.all([rm(before, { force: true }), rm(after, { force: true })]);
  console.log(`${action === 'approve' ? '✓ accepted' : '✗ rejected'} ${name}`);
}
// A Storybook built before the newest story would call its picture gone, so --all removes none.
const isNamed = chosen.length === 0 && words.some((word) => word !== '--all');
if (action === 'approve' && isNamed) {
  for (const name of goneNames().filter((gone) => isMeant(gone, words, false))) {
    await rm(baselineFile(name));
    console.log(`✓ removed ${name}: it has no story or route`);
  }
}

const left = waitingNames();
if (action === 'report' || !(await shortenReport())) await writeReport();
console.log(`${left.length} waiting: ${path.relative('.', path.join(output, 'index.html'))}`);
if (words.length === 0 || left.length < 20) console.log(left.map((name) => `  ${name}`).join('\n'));

if (action === 'report' && !words.includes('--no-serve')) {
  const server = await preview({
    root: output,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: '.' },
    preview: { port: Number(process.env.PORT ?? 6007), host: 'localhost' },
  });
  server.printUrls();
}

/** Compares all that waits: about a minute for 200 pictures. */
async function writeReport() {
  await rm(path.join(output, 'difference'), { recursive: true, force: true });
  for (const folder of ['before', 'after']) {
    await mkdir(path.join(output, folder), { recursive: true });
  }
  const folders = ['after', 'before', 'difference'];
  await regCli(...folders, '-R', 'index.html', '-J', 'reg.json', '-M', '0', '-I');
}

/** Takes what no longer waits out of the last report, where that has seen all that is left. */
async function shortenReport(): Promise<boolean> {
  const file = path.join(output, 'reg.json');
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isSeen = (name: string) => statSync(waiting(name).after).mtimeMs < written;
  if (written === 0 || !left.every(isSeen)) return false;
  const report = JSON.parse(await readFile(file, 'utf8')) as Record<string, string | string[]>;
  const waits = new Set(left.map((name) => `${name}.png`));
  for (const [kind, items] of Object.entries(report)) {
    if (Array.isArray(items)) report[kind] = items.filter((item) => waits.has(item));
  }
  await writeFile(file, JSON.stringify(report));
  await regCli('--from', 'reg.json', '-R', 'index.html');
  return true;
}

/** Runs reg-cli, and takes the font out of its report that would be fetched from another machine. */
async function regCli(...words: string[]) {
  spawnSync('reg-cli', words, { cwd: output, stdio: 'ignore' });
  const page = path.join(output, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace(/<link href="https:\/\/fonts[^>]*>/, ''));
}
