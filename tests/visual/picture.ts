/** A flat colour that differs by one level is a change, however few pixels it has. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';
import { codeNow } from '../../packages/ui/tooling/source-state.ts';

const baselines = path.join(import.meta.dirname, 'baselines/stories');

export const output = path.join(import.meta.dirname, 'output');

/** Lossless WebP: a third of the size of PNG. */
export const baselineFile = (name: string) => path.join(baselines, `${name}.webp`);

export const baselineNames = () =>
  globSync('*.webp', { cwd: baselines }).map((file) => path.parse(file).name);

/** `sealed` is a picture's name and seal. */
export const waitingFile = (sealed: string) => path.join(output, 'waiting', `${sealed}.png`);

/** The pictures that wait for a verdict, with their seals. */
export const waiting = () =>
  globSync('*.png', { cwd: path.join(output, 'waiting') })
    .map((file) => path.parse(file).name)
    .sort();

/** Names what a reviewer sees: a picture, and the code that drew it. */
export const seal = (name: string, code: string, picture: Buffer) =>
  `${name}@${createHash('sha256').update(code).update(picture).digest('hex').slice(0, 8)}`;

let code: string | undefined;

/** Keeps differing pictures for the review until a later run matches. */
export const comparePictureCommand: BrowserCommand<[name: string]> = async ({ page }, name) => {
  const still = { animations: 'disabled', caret: 'hide', timeout: 30_000 } as const;
  const screenshot = await page.screenshot(still);
  code ??= codeNow();
  for (const earlier of waiting()) if (earlier.startsWith(`${name}@`)) rmSync(waitingFile(earlier));
  const problem = await difference(name, screenshot);
  if (!problem) return undefined;
  const file = waitingFile(seal(name, code, screenshot));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, screenshot);
  return problem;
};

async function difference(name: string, screenshot: Buffer): Promise<string | undefined> {
  const after = await pixels(screenshot);
  // The picture of `Basic` is the baseline of stories without their own.
  const baseline = [name, name.replace(/--[^.]*/, '--basic')].map(baselineFile).find(existsSync);
  if (!baseline) return 'has no baseline yet';
  const before = await pixels(baseline);
  if (before.width !== after.width || before.height !== after.height) {
    return `was ${before.width} × ${before.height} and is ${after.width} × ${after.height}`;
  }
  if (before.data.equals(after.data)) return undefined;
  let changed = 0;
  let faint = 0;
  let marked = 0;
  for (let at = 0; at < after.data.length; at += 3) {
    const apart = distance(before.data, at, after.data, at);
    if (apart === 0) continue;
    changed++;
    const row = before.width * 3;
    const isEdge = [at - 3, at + 3, at - row, at + row].some(
      (beside) =>
        before.data[beside + 2] !== undefined &&
        distance(before.data, at, before.data, beside) > levels,
    );
    if (isEdge && apart <= levels) {
      if (apart <= faintLevels) faint++;
      else marked++;
    }
  }
  const isSoft = faint + marked === changed && faint <= faintPixels && marked <= markedPixels;
  return isSoft ? undefined : `has ${changed} changed pixels`;
}

/** The largest difference of two pixels in any channel. */
function distance(one: Buffer, at: number, other: Buffer, there: number): number {
  const channel = (index: number) => Math.abs((one[at + index] ?? 0) - (other[there + index] ?? 0));
  return Math.max(channel(0), channel(1), channel(2));
}

async function pixels(source: string | Buffer) {
  const image = sharp(source, { limitInputPixels: false }).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Chromium varies soft edges of rounded corners, depending on what it drew before. Measured: at
 * most 105 pixels by up to 2 levels, and at most 2 pixels by 4 to 7 levels.
 */
const levels = 8;
const faintLevels = 2;
const faintPixels = 110;
const markedPixels = 2;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Storybook's addon: moves the pointer off the page. */
    resetMousePosition: () => Promise<void>;
    /** Describes how the page differs from its baseline. */
    comparePicture: (name: string) => Promise<string | undefined>;
  }
}
