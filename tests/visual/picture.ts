/** A flat colour that differs by one level is a change, however few pixels it has. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';
import { codeNow } from '../../packages/ui/tooling/source-state.ts';

export const output = path.join(import.meta.dirname, 'output');
mkdirSync(path.join(output, 'waiting'), { recursive: true });

/** Lossless WebP: a third of the size of PNG. A version's folder has what a later one changed. */
export const baselineFile = (name: string, folder = 'stories') =>
  path.join(import.meta.dirname, 'baselines', folder, `${name}.webp`);

/** `sealed` is a picture's name and seal. */
export const waitingFile = (sealed: string) => path.join(output, 'waiting', `${sealed}.png`);

/** The pictures that wait for a verdict, with their seals. */
export const waiting = () =>
  globSync('*.png', { cwd: path.join(output, 'waiting') }).map((file) => path.parse(file).name);

const missingFile = path.join(output, 'missing.json');

/** The stories that failed when they were last played, and so have no picture. */
export const missing = (): string[] =>
  existsSync(missingFile) ? JSON.parse(readFileSync(missingFile, 'utf8')) : [];

/** `played` are files of stories. */
export function noteMissing(played: string[], failed: string[]) {
  const others = missing().filter((name) => !played.some((file) => name.startsWith(file)));
  writeFileSync(missingFile, JSON.stringify([...others, ...failed]));
}

/** Names what a reviewer sees: a picture, and the code that drew it. */
export const seal = (name: string, code: string, picture: Buffer) =>
  `${name}@${createHash('sha256').update(code).update(picture).digest('hex').slice(0, 8)}`;

let code: string | undefined;

/** Keeps differing pictures for the review until a later run matches. */
export const comparePictureCommand: BrowserCommand<[name: string]> = async ({ page }, name) => {
  const screenshot = await page.screenshot({ animations: 'disabled', timeout: 30_000 });
  code ??= codeNow();
  for (const earlier of waiting()) if (earlier.startsWith(`${name}@`)) rmSync(waitingFile(earlier));
  const problem = await difference(name, screenshot);
  if (problem) writeFileSync(waitingFile(seal(name, code, screenshot)), screenshot);
  return problem;
};

async function difference(name: string, screenshot: Buffer): Promise<string | undefined> {
  const after = await pixels(screenshot);
  // The picture of `Basic` is the baseline of stories without their own.
  const names = [name, name.replace(/--[^.]*/, '--basic')];
  const baseline = names.map((one) => baselineFile(one)).find(existsSync);
  if (!baseline) return 'has no baseline yet';
  const before = await pixels(baseline);
  const [was, is] = [before, after].map(({ info }) => `${info.width} × ${info.height}`);
  if (was !== is) return `was ${was} and is ${is}`;
  if (before.data.equals(after.data)) return undefined;
  const row = before.info.width * 3;
  const isEdge = (at: number) =>
    [at - 3, at + 3, at - row, at + row].some(
      (beside) => beside in before.data && distance(before.data, at, before.data, beside) > levels,
    );
  const changed = { faint: 0, marked: 0, clear: 0 };
  for (let at = 0; at < after.data.length; at += 3) {
    const apart = distance(before.data, at, after.data, at);
    if (apart === 0) continue;
    const soft = apart <= faintLevels ? 'faint' : 'marked';
    changed[apart <= levels && isEdge(at) ? soft : 'clear']++;
  }
  const { faint, marked, clear } = changed;
  if (clear === 0 && faint <= faintPixels && marked <= markedPixels) return undefined;
  return `has ${faint + marked + clear} changed pixels`;
}

/** The largest difference of two pixels in any channel. */
const distance = (one: Buffer, at: number, other: Buffer, there: number) =>
  Math.max(...[0, 1, 2].map((i) => Math.abs((one[at + i] ?? 0) - (other[there + i] ?? 0))));

function pixels(source: string | Buffer) {
  const image = sharp(source, { limitInputPixels: false }).removeAlpha().raw();
  return image.toBuffer({ resolveWithObject: true });
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
    comparePicture: (name: string) => Promise<string | undefined>;
  }
}
