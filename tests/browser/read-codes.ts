/** Reads QR codes and barcodes off a picture, as a phone or a till does: the tests see what people scan. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// Its own way would fetch the module from a network.
const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer } });

/** What a picture says, by the kind of its codes. `undefined`: none of that kind can be read. */
export interface ReadCodes {
  qr: string | undefined;
  barcode: string | undefined;
}

/** Reads a PNG in colour, in `grey` as a copier leaves it, or in the `dots` of a black and white printer. */
export async function readCodes(
  png: Uint8Array,
  { grey = false, dots = false } = {},
): Promise<ReadCodes> {
  const picture = sharp(png).flatten({ background: '#FFFFFF' });
  if (grey) picture.greyscale().linear(0.75, 40);
  const seen = await (dots ? await screened(picture) : picture).png().toBuffer();
  const found = await readBarcodes(new Uint8Array(seen), {
    formats: ['QRCode', 'Code128'],
    tryHarder: true,
    maxNumberOfSymbols: 8,
  });
  const textOf = (kind: RegExp) => found.find(({ format }) => kind.test(format))?.text;
  return { qr: textOf(/QR/), barcode: textOf(/128/) };
}

/** Black dots and white ones alone: what is not black gets white ones, the more the lighter it is. */
async function screened(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  let state = 1;
  for (const index of data.keys()) {
    // The same dots in every run (Park and Miller's generator).
    state = (state * 48271) % 2147483647;
    data[index] = (data[index] ?? 0) > state % 255 ? 255 : 0;
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}
