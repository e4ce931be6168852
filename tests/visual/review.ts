/**
 *   npm run visual:review [-- NAME ...]   draws sheets of before, after and difference
 *   npm run visual:approve -- SHEET ...   saves the pictures on these sheets as baselines
 *
 * NAME is any part of a picture's name. Without one, the sheets show all that differ. Only pictures
 * on a sheet can be approved, so that somebody looks at each.
 */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { launch } from '../browser/chromium.ts';
import { baselineFile, output, waitingFile, waitingNames } from './picture.ts';

const [action = 'review', ...words] = process.argv.slice(2);
const sheets = path.join(output, 'sheets');
const style = `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; display: grid; grid-template-columns: repeat(4, 460px); background: #888; font: 13px sans-serif; color: white }
  figure { position: relative; margin: 4px; height: 488px; padding-top: 24px; display: flex; gap: 2px }
  figcaption { position: absolute; top: 0 }
  div { position: relative; flex: 1; isolation: isolate }
  img { position: absolute; width: 100%; height: 100%; object-fit: contain; object-position: top }
  img + img { mix-blend-mode: difference }
</style>`;

if (action === 'approve') for (const sheet of words) await approve(sheet);
else {
  const isNamed = (name: string) => words.some((word) => name.includes(word));
  await drawSheets(waitingNames().filter((name) => words.length === 0 || isNamed(name)));
}

async function drawSheets(names: string[]) {
  rmSync(sheets, { recursive: true, force: true });
  await mkdir(sheets, { recursive: true });
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1840, height: 520 } });
  for (let from = 0; from < names.length; from += 12) {
    const shown = names.slice(from, from + 12);
    const file = path.join(sheets, `${1 + from / 12}.png`);
    const html = file.replace(/png$/, 'html');
    writeFileSync(html, style + shown.map(cell).join(''));
    await page.goto(pathToFileURL(html).href);
    await page.screenshot({ path: file, fullPage: true });
    writeFileSync(file.replace(/png$/, 'json'), JSON.stringify(shown, null, 2));
    console.log(`${path.relative('.', file)}\n  ${shown.join('\n  ')}`);
  }
  await browser.close();
  const next = 'Open each sheet, then: npm run visual:approve -- SHEET';
  console.log(
    names.length === 0 ? 'No such picture differs.' : `${names.length} pictures. ${next}`,
  );
}

/** Shows before, after and difference. Without a baseline, only the new picture. */
function cell(name: string): string {
  const [before, after] = [baselineFile(name), waitingFile(name)];
  const image = (file: string) => `<img src="${pathToFileURL(file)}">`;
  const pictures = existsSync(before)
    ? [image(before), image(after), image(before) + image(after)]
    : [image(after)];
  return `<figure><figcaption>${name.replace('stories/', '')}</figcaption>${pictures.map((one) => `<div>${one}</div>`).join('')}</figure>`;
}

/** Throws at a picture that is newer than its sheet. */
async function approve(sheet: string) {
  const file = path.join(sheets, `${path.basename(sheet, '.png')}.png`);
  if (!existsSync(file))
    throw new Error(`There is no sheet ${sheet}. Draw one: npm run visual:review`);
  const drawn = statSync(file).mtimeMs;
  const names = JSON.parse(readFileSync(file.replace(/png$/, 'json'), 'utf8')) as string[];
  for (const name of names) {
    const after = waitingFile(name);
    if (!existsSync(after)) continue;
    if (statSync(after).mtimeMs > drawn)
      throw new Error(
        `${name} was taken again after the sheet was drawn: run npm run visual:review again.`,
      );
    await mkdir(path.dirname(baselineFile(name)), { recursive: true });
    await sharp(after, { limitInputPixels: false })
      .webp({ lossless: true, effort: 1 })
      .toFile(baselineFile(name));
    await rm(after);
    console.log(`✓ approved ${name}`);
  }
}
