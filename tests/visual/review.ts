/**
 * Reviews pictures that differ from their baselines.
 *
 *   npm run visual:review [-- NAME ...]   draws sheets of before, after and difference
 *   npm run visual:approve -- SHEET ...   makes the pictures on these sheets baselines
 *
 * NAME is a picture (components-button--basic.390), a story (components-button--basic) or all stories of a
 * component (components-button--). Without one, the sheets show all that differ. Only pictures on a sheet
 * can be approved, so that somebody looks at each.
 */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { isSelected, waitingNames } from './names.ts';
import { baselineFile, output, waiting } from './picture.ts';

const [action = 'review', ...words] = process.argv.slice(2);
const sheets = path.join(output, 'sheets');
const columns = 4;
const cell = { width: 460, height: 520 };

if (action === 'approve') for (const sheet of words) await approve(sheet);
else
  await drawSheets(waitingNames().filter((name) => words.length === 0 || isSelected(name, words)));

/** Draws twelve pictures per sheet, and lists their names. */
async function drawSheets(names: string[]) {
  rmSync(sheets, { recursive: true, force: true });
  await mkdir(sheets, { recursive: true });
  const perSheet = columns * 3;
  for (let from = 0; from < names.length; from += perSheet) {
    const shown = names.slice(from, from + perSheet);
    const file = path.join(sheets, `${1 + from / perSheet}.png`);
    const cells = await Promise.all(shown.map(drawCell));
    await sharp({
      create: {
        width: columns * cell.width,
        height: Math.ceil(shown.length / columns) * cell.height,
        channels: 3,
        background: '#888888',
      },
      limitInputPixels: false,
    })
      .composite(
        cells.map((input, at) => ({
          input,
          left: (at % columns) * cell.width,
          top: Math.floor(at / columns) * cell.height,
        })),
      )
      .png()
      .toFile(file);
    writeFileSync(file.replace(/png$/, 'json'), JSON.stringify(shown, null, 2));
    console.log(`${path.relative('.', file)}\n  ${shown.join('\n  ')}`);
  }
  console.log(
    `${names.length} pictures wait. Open each sheet, then: npm run visual:approve -- SHEET`,
  );
}

/** Before, after and difference side by side, above the picture's name. */
async function drawCell(name: string): Promise<Buffer> {
  const { before, after } = waiting(name);
  const kinds = existsSync(before) ? [before, after] : [after];
  const room = {
    width: Math.floor((cell.width - 8) / (kinds.length + (kinds.length > 1 ? 1 : 0))),
    height: cell.height - 30,
  };
  const fit = (file: string) =>
    sharp(file, { limitInputPixels: false })
      .removeAlpha()
      .resize({ ...room, fit: 'contain', position: 'top', background: '#888888' })
      .png()
      .toBuffer();
  const parts = await Promise.all(kinds.map(fit));
  const [old, now] = parts;
  if (old && now)
    parts.push(
      await sharp(old)
        .composite([{ input: now, blend: 'difference' }])
        .png()
        .toBuffer(),
    );
  const label = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="24"><text x="4" y="16" font-size="13" font-family="sans-serif" fill="white">${name.replace('stories/', '')}</text></svg>`,
  );
  return sharp({ create: { ...cell, channels: 3, background: '#888888' } })
    .composite([
      { input: label, left: 0, top: 2 },
      ...parts.map((input, at) => ({ input, left: 2 + at * (room.width + 2), top: 26 })),
    ])
    .png()
    .toBuffer();
}

/** Saves each picture on a sheet as its baseline. Stops at one that was taken again after the sheet was drawn. */
async function approve(sheet: string) {
  const file = path.join(sheets, `${path.basename(sheet, '.png')}.png`);
  if (!existsSync(file))
    throw new Error(`There is no sheet ${sheet}. Draw one: npm run visual:review`);
  const drawn = statSync(file).mtimeMs;
  const names = JSON.parse(readFileSync(file.replace(/png$/, 'json'), 'utf8')) as string[];
  for (const name of names) {
    const { before, after } = waiting(name);
    if (!existsSync(after)) continue;
    if (statSync(after).mtimeMs > drawn)
      throw new Error(`${name} has changed since the sheet was drawn.`);
    await mkdir(path.dirname(baselineFile(name)), { recursive: true });
    await sharp(after, { limitInputPixels: false })
      .webp({ lossless: true, effort: 1 })
      .toFile(baselineFile(name));
    await Promise.all([rm(before, { force: true }), rm(after, { force: true })]);
    console.log(`✓ approved ${name}`);
  }
}
