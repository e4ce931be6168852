/**
 * Records all films into app/public/uploads, or those named: `npm run films -- demo`. Needs ffmpeg
 * with libx264, libsvtav1 and libopus. The films are committed, so run this only when a film
 * changes.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { build, type InlineConfig, preview } from 'vite';
import { launch } from '../../../tests/browser/chromium.ts';
import { shared } from '../../../vite.shared.ts';
import { encode } from './encode.ts';
import type { Film } from './film.ts';
import type { Stage } from './stage.tsx';

const framesPerSecond = 30;
/** A poster shows only briefly, so it can be less sharp than the film. */
const posterScale = 0.75;
const maxBytes = { film: 250_000, poster: 15_000 };
const root = path.resolve(import.meta.dirname, '../../..');
const target = path.join(root, 'app/public/uploads');

interface Frame {
  markup: string;
  picture: Buffer;
}

if (spawnSync('ffmpeg', ['-version']).status !== 0) throw new Error('Install ffmpeg first.');
mkdirSync(target, { recursive: true });
const site = {
  ...shared(),
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  build: { outDir: path.join(root, 'node_modules/.cache/films'), emptyOutDir: true },
  preview: { host: '127.0.0.1', port: 0 },
} satisfies InlineConfig;
await build(site);
const server = await preview(site);
const browser = await launch();
try {
  const wanted = process.argv.slice(2);
  const page = await openStage(1);
  const staged = await page.evaluate(() => window.stage.films);
  await page.close();
  const unknown = wanted.filter((name) => !staged.some((film) => film.name === name));
  if (unknown.length > 0) throw new Error(`No film is called ${unknown.join(' or ')}.`);
  for (const film of staged) {
    if (wanted.length === 0 || wanted.includes(film.name)) await record(film);
  }
} finally {
  await browser.close();
  await server.close();
}

async function openStage(scale: number): Promise<Page> {
  const page = await browser.newPage({ deviceScaleFactor: scale, locale: 'en-GB' });
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(server.resolvedUrls?.local[0] ?? '', { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'stage' in window);
  return page;
}

async function record(film: Stage['films'][number]) {
  const { name, widthPx, heightPx, scale, durationMs, posterAtMs, captions } = film;
  const page = await openStage(scale);
  const frames = mkdtempSync(path.join(tmpdir(), 'film-'));
  try {
    await page.setViewportSize({ width: widthPx, height: heightPx });
    const count = Math.round((durationMs / 1000) * framesPerSecond);
    let drawn: Frame = { markup: '', picture: Buffer.alloc(0) };
    for (let index = 0; index < count; index += 1) {
      drawn = await draw(page, name, (index * 1000) / framesPerSecond, drawn);
      const file = path.join(frames, `${String(index).padStart(4, '0')}.png`);
      writeFileSync(file, drawn.picture);
    }
    for (const format of ['mp4', 'webm'] as const) {
      const file = path.join(target, `${name}.${format}`);
      await encode(film, { frames, framesPerSecond, format, file });
      report(file, maxBytes.film);
    }
    const poster = path.join(target, `${name}.avif`);
    const { picture } = await draw(page, name, posterAtMs);
    await sharp(picture)
      .resize({ width: Math.round(widthPx * scale * posterScale) })
      .avif({ quality: 40, chromaSubsampling: '4:2:0', effort: 9 })
      .toFile(poster);
    report(poster, maxBytes.poster);
    if (captions) writeFileSync(path.join(target, `${name}.vtt`), webVtt(captions));
  } finally {
    await page.close();
    rmSync(frames, { recursive: true, force: true });
  }
}

async function draw(page: Page, name: string, ms: number, last?: Frame): Promise<Frame> {
  const markup = await page.evaluate(([film, at]) => window.stage.show(film, at), [
    name,
    ms,
  ] as const);
  if (markup === last?.markup) return last;
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return { markup, picture: await page.screenshot({ type: 'png' }) };
}

function report(file: string, limit: number) {
  const { size } = statSync(file);
  console.log(`${path.relative(root, file)}  ${(size / 1000).toFixed(1)} kB`);
  if (size > limit) {
    console.error(`  exceeds the limit of ${limit / 1000} kB.`);
    process.exitCode = 1;
  }
}

function webVtt(captions: NonNullable<Film['captions']>): string {
  const stamp = (ms: number) => new Date(ms).toISOString().slice(11, 23);
  const cues = captions.map(
    ({ fromMs, toMs, text }) => `${stamp(fromMs)} --> ${stamp(toMs)}\n${text}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}
