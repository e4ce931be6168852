import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { account } from './every-story.ts';
import { baselineNames, goneNames, isMeant } from './names.ts';
import { baselineFile, comparePicture, widthOf } from './picture.ts';

const name = 'stories/components-button--basic.390';

async function changed(channel?: number): Promise<Buffer> {
  const image = sharp(readFileSync(baselineFile(name)))
    .removeAlpha()
    .raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  if (channel !== undefined) data[30_000 + channel] = (data[30_000 + channel] ?? 0) ^ 1;
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}

afterEach(async () => {
  expect(await comparePicture(name, await changed()), 'the same picture').toBeUndefined();
});

test.each([0, 1, 2])('one level of channel %i in one pixel is seen', async (channel) => {
  expect(await comparePicture(name, await changed(channel))).toContain('1 changed pixels');
});

/** The picture with pixels at soft edges changed by so many levels. */
async function withSoftEdges(count: number, levels: number): Promise<Buffer> {
  const image = sharp(readFileSync(baselineFile(name)))
    .removeAlpha()
    .raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (let at = 0, left = count; left > 0 && at < data.length - 6; at += 6) {
    const value = data[at] ?? 0;
    if (value < 200 && Math.abs(value - (data[at + 3] ?? 0)) > 40) {
      data[at] = value + levels;
      left--;
    }
  }
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}

test.each([
  ['110 pixels by 2 levels', 110, 2, undefined],
  ['111 pixels by 2 levels', 111, 2, '111 changed pixels'],
  ['2 pixels by 8 levels', 2, 8, undefined],
  ['3 pixels by 8 levels', 3, 8, '3 changed pixels'],
  ['1 pixel by 9 levels', 1, 9, '1 changed pixels'],
])('at soft edges, %s', async (_, count, levels, seen) => {
  const problem = await comparePicture(name, await withSoftEdges(count, levels));
  if (seen) expect(problem).toContain(seen);
  else expect(problem).toBeUndefined();
});

test('a picture of another size is seen', async () => {
  const shorter = await sharp(await changed()).extract({
    left: 0,
    top: 0,
    width: 390,
    height: 800,
  });
  expect(await comparePicture(name, await shorter.png().toBuffer())).toContain('390 × 800');
});

test('a picture of another width than its name says is refused', async () => {
  const half = await sharp(await changed())
    .resize({ width: 195 })
    .png()
    .toBuffer();
  expect(await comparePicture(name, half)).toContain('195 px wide');
});

test('every baseline is as wide as its name says', async () => {
  const wrong: string[] = [];
  for (const one of baselineNames()) {
    const { width } = await sharp(baselineFile(one), { limitInputPixels: false }).metadata();
    if (width !== widthOf(one)) wrong.push(`${one}: ${width}`);
  }
  expect(wrong).toEqual([]);
});

test('--all approves what waits and removes no baseline', () => {
  expect(isMeant(name, ['--all'])).toBe(true);
  expect(isMeant(name, ['--all'], false)).toBe(false);
  expect(isMeant(name, ['components-button--'], false)).toBe(true);
  expect(isMeant(name, ['components-button'], false)).toBe(false);
});

test('a story that is neither photographed nor skipped is missed by name', () => {
  const story = (fullName: string, pictures?: string[] | string) => ({
    fullName,
    meta: () => (pictures === undefined ? {} : { pictures }),
  });
  const stories = [story('Both', ['a.390', 'a.1280']), story('Skipped', 'It moves.')];
  expect(account(stories)).toEqual({ compared: 2, skipped: 1, missed: [] });
  expect(account([...stories, story('Lost'), story('None', [])]).missed).toEqual(['Lost', 'None']);
});

test('every baseline has its story or route (npm run visual:approve -- NAME removes it)', () => {
  expect(goneNames()).toEqual([]);
});
