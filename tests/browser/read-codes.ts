/** Reads QR codes and barcodes from a picture, as a phone or a till would. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// By default the library would download the module.
const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer } });

/** The contents of the codes in a picture, by kind. `undefined` if there is no readable code of that kind. */
export interface ReadCodes {
  qr: string | undefined;
  barcode: string | undefined;
}

/** Reads a PNG in colour, in `grey` as from a copier, or in `dots` as from a black and white printer. */
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

/** Converts to black and white dots: the lighter a pixel, the more white dots. */
async function screened(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  let state = 1;
  for (const index of data.keys()) {
    // Gives the same dots in every run (Park-Miller generator).
    state = (state * 48271) % 2147483647;
    data[index] = (data[index] ?? 0) > state % 255 ? 255 : 0;
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}
