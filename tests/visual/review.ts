/**
 * `review` makes a page of all pictures that differ, and of those that this branch has approved.
 * The page has the seals that `approve` and `reject` need: a verdict is about what somebody saw.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import library from '../../packages/ui/package.json' with { type: 'json' };
import { approvedPictures, codeNow, keepReleased } from '../../packages/ui/tooling/source-state.ts';
import { affectedSince, atCommit, storyFileOf } from '../../packages/ui/tooling/story-causes.ts';
import { baselineFile, missing, output, seal, waiting, waitingFile } from './picture.ts';

const [action = 'review', ...named] = new Set(process.argv.slice(2));
const code = codeNow();
const pictures = path.join(output, 'pictures');
const nameOf = (sealed: string) => sealed.replace(/@.*/, '');
const drawAgain = (name: string) => `Draw it again: npm run visual -- ${storyFileOf(name)}`;
const isCurrent = (sealed: string) =>
  seal(nameOf(sealed), code, readFileSync(waitingFile(sealed))) === sealed;
await (action === 'review' ? review() : decide());

async function decide() {
  const waits = waiting();
  const refusals = named.flatMap((sealed) => {
    if (waits.some((one) => nameOf(one) === sealed))
      return `${sealed} needs its seal. Copy it from the page: npm run visual:review`;
    if (!waits.includes(sealed)) return `${sealed} does not wait. What does: npm run visual:review`;
    if (action === 'reject' || isCurrent(sealed)) return [];
    return `${sealed} shows other code. ${drawAgain(sealed)}`;
  });
  if (!['approve', 'reject'].includes(action)) refusals.push(`There is no action "${action}".`);
  else if (named.length === 0) refusals.push(`Nothing to ${action}. Name pictures.`);
  if (refusals.length > 0) {
    console.error(refusals.join('\n'));
    process.exit(1);
  }
  for (const sealed of named) {
    if (action === 'approve') await approve(sealed);
    rmSync(waitingFile(sealed));
    console.log(`${action === 'approve' ? 'Approved' : 'Rejected and deleted'} ${sealed}`);
  }
  console.log(`${waits.length - named.length} wait.`);
}

/** A component's changelog shows the last release's picture for a phone as "before". */
async function approve(sealed: string) {
  const [name, file] = [nameOf(sealed), baselineFile(nameOf(sealed))];
  if (name.endsWith('.390'))
    keepReleased(path.relative('.', file), baselineFile(name, library.version));
  const picture = sharp(waitingFile(sealed), { limitInputPixels: false });
  await picture.webp({ lossless: true, effort: 1 }).toFile(file);
}

async function review() {
  const affected = await affectedSince();
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const show = async (state: string, name: string, was: string, is: string, seal = '') => {
    const found = affected.find(({ component }) => name.startsWith(`${component}--`));
    const causes = state === 'of other code' ? undefined : found?.causes;
    const cause = causes?.join(', ') ?? 'No code that is here';
    const sealed = state === 'waiting' ? seal : '';
    const advice = causes || sealed ? '' : drawAgain(name);
    return { name, state, sealed, cause, advice, ...(await draw(name, was, is)) };
  };
  const shown: Awaited<ReturnType<typeof show>>[] = [];
  for (const sealed of waiting()) {
    const [name, after] = [nameOf(sealed), waitingFile(sealed)];
    const state = isCurrent(sealed) ? 'waiting' : 'of other code';
    shown.push(await show(state, name, baselineFile(name), after, sealed));
  }
  for (const is of approvedPictures())
    shown.push(await show('approved', path.parse(is).name, path.join(atCommit, is), is));
  shown.sort((one, other) => (one.cause < other.cause ? -1 : 1));
  const given = JSON.stringify({ pictures: shown, missing: missing() }).replaceAll('<', '\\u003c');
  const page = readFileSync(path.join(import.meta.dirname, 'page.html'), 'utf8');
  const file = path.join(output, 'index.html');
  writeFileSync(
    file,
    page.replace('= {};', () => `= ${given};`),
  );
  for (const { name, state, cause, advice } of shown)
    console.log(`- ${name} ${state} (${cause}) ${advice}`.trim());
  for (const name of missing()) console.log(`- ${name} is missing: its test failed`);
  console.log(`\n${path.relative('.', file)} shows ${shown.length} pictures.`);
}

/** Copies a picture's two versions, and finds the part that differs. */
async function draw(name: string, was: string, is: string) {
  const sources = existsSync(was) ? [was, is] : [is];
  const files = sources.map((source, at) => {
    const file = `${name}.${at < sources.length - 1 ? 'before' : 'after'}${path.extname(source)}`;
    copyFileSync(source, path.join(pictures, file));
    return file;
  });
  const sizes = await Promise.all(sources.map((source) => sharp(source).metadata()));
  const width = Math.max(...sizes.map((one) => one.width));
  const height = Math.max(...sizes.map((one) => one.height));
  const empty = { width, height, channels: 3, background: 'black' } as const;
  const layers = sources.map((input) => ({ input, left: 0, top: 0, blend: 'difference' as const }));
  const difference = await sharp({ create: empty }).composite(layers).png().toBuffer();
  const trimmed = sharp(difference).trim({ background: 'black', threshold: 0 });
  const { info } = await trimmed.toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { files, whole: [0, 0, width, height], changed: [left, top, info.width, info.height] };
}
