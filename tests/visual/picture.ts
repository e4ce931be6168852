/** Compares a screenshot with its baseline, pixel by pixel: no difference is forgiven. */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';

export const baselines = path.join(import.meta.dirname, 'baselines');

/** What waits for a review: `before` and `after` hold pictures of the same names. */
export const output = path.join(import.meta.dirname, 'output');
export const waiting = (name: string) => ({
  before: path.join(output, 'before', `${name}.png`),
  after: path.join(output, 'after', `${name}.png`),
});

/** Lossless WebP: exact, and a third of the size of PNG. */
export const baselineFile = (name: string) => path.join(baselines, `${name}.webp`);

/**
 * Says what is wrong with a screenshot (PNG), or nothing where each of its pixels equals the
 * baseline. What differs is kept for the review, and leaves it when a later run agrees.
 */
export async function comparePicture(
  name: string,
  screenshot: Buffer,
): Promise<string | undefined> {
  const { before, after } = waiting(name);
  await Promise.all([rm(before, { force: true }), rm(after, { force: true })]);
  const problem = await difference(name, screenshot);
  if (!problem) return undefined;
  await mkdir(path.dirname(after), { recursive: true });
  await writeFile(after, screenshot);
  if (existsSync(baselineFile(name))) {
    await mkdir(path.dirname(before), { recursive: true });
    await sharp(baselineFile(name)).png({ compressionLevel: 2 }).toFile(before);
  }
  return `${name} ${problem} (npm run visual:review)`;
}

async function difference(name: string, screenshot: Buffer): Promise<string | undefined> {
  if (!existsSync(baselineFile(name))) return 'has no baseline yet';
  const [before, after] = await Promise.all([pixels(baselineFile(name)), pixels(screenshot)]);
  if (before.width !== after.width || before.height !== after.height) {
    return `was ${before.width} × ${before.height} and is ${after.width} × ${after.height}`;
  }
  if (before.data.equals(after.data)) return undefined;
  let changed = 0;
  for (let at = 0; at < after.data.length; at += 3) {
    if (before.data.compare(after.data, at, at + 3, at, at + 3) !== 0) changed++;
  }
  return `has ${changed} changed pixels`;
}

async function pixels(source: string | Buffer) {
  const image = sharp(source, { limitInputPixels: false }).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Photographs the page as it stands, and says how the picture differs from its baseline. */
    comparePicture: (name: string) => Promise<string | undefined>;
  }
}

export const comparePictureCommand: BrowserCommand<[name: string]> = async ({ page }, name) =>
  comparePicture(
    name,
    await page.screenshot({ animations: 'disabled', caret: 'hide', timeout: 30_000 }),
  );
