/** Reads QR codes and barcodes off a picture, as a phone or a till does: the tests see what people scan. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// Its own way would fetch the module from a network.
const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer } });

/** What a picture says, by the kind of its codes. `undefined`: none of that kind can be read. */
export interface ReadCodes {
  qr: string | undefined;
  barcode: string | undefined;
}

/** Reads a PNG in colour, or in `grey` as a black and white printer and its copier leave it. */
export async function readCodes(png: Uint8Array, { grey = false } = {}): Promise<ReadCodes> {
  const picture = sharp(png).flatten({ background: '#FFFFFF' });
  const seen = await (grey ? picture.greyscale().linear(0.75, 40) : picture).png().toBuffer();
  const found = await readBarcodes(new Uint8Array(seen), {
    formats: ['QRCode', 'Code128'],
    tryHarder: true,
    maxNumberOfSymbols: 8,
  });
  const textOf = (kind: RegExp) => found.find(({ format }) => kind.test(format))?.text;
  return { qr: textOf(/QR/), barcode: textOf(/128/) };
}
