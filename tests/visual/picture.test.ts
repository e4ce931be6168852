import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { goneNames } from './names.ts';
import { baselineFile, comparePicture } from './picture.ts';

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

test('a picture of another size is seen', async () => {
  const shorter = await sharp(await changed()).extract({
    left: 0,
    top: 0,
    width: 390,
    height: 800,
  });
  expect(await comparePicture(name, await shorter.png().toBuffer())).toContain('390 × 800');
});

test('every baseline has its story or route (npm run visual:approve -- NAME removes it)', () => {
  expect(goneNames()).toEqual([]);
});
