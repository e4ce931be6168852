/** Where the pictures lie, and how two are compared. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';

export const baselines = path.join(import.meta.dirname, 'baselines');
export const output = path.join(import.meta.dirname, 'output');

/** Viewports of every picture, by width in px. */
export const widths = [390, 1280] as const;
export type Width = (typeof widths)[number];
export const viewports: Record<Width, { width: number; height: number }> = {
  390: { width: 390, height: 844 },
  1280: { width: 1280, height: 800 },
};

/** The day on every picture. */
export const today = new Date('2026-11-21T10:00:00Z');

/**
 * Colour distance (0 to 1) from which a pixel counts as changed. The browser is pinned and draws in
 * software, so the same page gives the same pixels; this only forgives rounding.
 */
const threshold = 0.02;

/**
 * Pixels that may differ in a whole picture: the browser draws in tiles, and where a tile ends the
 * soft edge of a rounded corner has been seen to differ by 6.
 */
const forgivenPixels = 12;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

export type Verdict =
  | { kind: 'same' }
  | { kind: 'new' }
  | { kind: 'changed'; pixels: number; before: Pixels; after: Pixels };

export const baselineFile = (name: string) => path.join(baselines, `${name}.webp`);
export const outputFile = (name: string, kind: 'before' | 'after' | 'difference') =>
  path.join(output, `${name}.${kind}.webp`);

/** Names of all baselines in one group ("stories" or "routes"). */
export async function baselineNames(group: string): Promise<string[]> {
  const folder = path.join(baselines, group);
  if (!existsSync(folder)) return [];
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith('.webp'))
    .map((file) => `${group}/${file.slice(0, -5)}`);
}

export async function compare(name: string, screenshot: Buffer): Promise<Verdict> {
  if (!existsSync(baselineFile(name))) return { kind: 'new' };
  const [before, after] = await Promise.all([decode(baselineFile(name)), decode(screenshot)]);
  if (before.width === after.width && before.data.equals(after.data)) return { kind: 'same' };
  const pixels = difference(before, after).changed;
  return pixels <= forgivenPixels ? { kind: 'same' } : { kind: 'changed', pixels, before, after };
}

/** Keeps what a reviewer needs to see; `approve` later moves "after" among the baselines. */
export async function keep(name: string, screenshot: Buffer, verdict: Verdict): Promise<void> {
  await mkdir(path.dirname(path.join(output, name)), { recursive: true });
  await writeFile(outputFile(name, 'after'), await encode(sharp(screenshot)));
  if (verdict.kind !== 'changed') return;
  const { data, width, height } = difference(verdict.before, verdict.after);
  await writeFile(outputFile(name, 'before'), await encode(raw(verdict.before)));
  await writeFile(outputFile(name, 'difference'), await encode(raw({ data, width, height })));
}

export async function clearOutput(group: string): Promise<void> {
  await rm(path.join(output, group), { recursive: true, force: true });
}

function difference(before: Pixels, after: Pixels): Pixels & { changed: number } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 4);
  const changed = pixelmatch(
    onCanvas(before, width, height),
    onCanvas(after, width, height),
    data,
    width,
    height,
    { threshold, includeAA: true },
  );
  return { data, width, height, changed };
}

/** Lays a picture on a transparent canvas, so that a change of size counts as changed pixels. */
function onCanvas({ data, width, height }: Pixels, canvasWidth: number, canvasHeight: number) {
  if (width === canvasWidth && height === canvasHeight) return data;
  const canvas = Buffer.alloc(canvasWidth * canvasHeight * 4);
  for (let row = 0; row < height; row++) {
    data.copy(canvas, row * canvasWidth * 4, row * width * 4, (row + 1) * width * 4);
  }
  return canvas;
}

async function decode(source: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(source)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const raw = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } });

/** Lossless WebP: exact, and a third smaller than PNG. */
const encode = (image: Sharp) => image.webp({ lossless: true, effort: 1 }).toBuffer();
