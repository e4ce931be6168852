import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Drawings } from './drawings.ts';

export async function drawIcons({ markSvg, color }: Drawings, folder: string): Promise<void> {
  const write = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);
  await Promise.all([
    write('favicon.svg', markSvg({ size: 16 })),
    write('favicon.ico', ico(await png(markSvg({ size: 32 }), 32))),
    // Systems crop these, so they need space around the mark.
    ...Object.entries({ 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 }).map(
      async ([name, size]) => {
        const drawing = markSvg({ size, background: color.strong, padding: 0.16 });
        await write(`${name}.png`, await png(drawing, size));
      },
    ),
  ]);
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO file of one PNG picture of 32 px. */
function ico(picture: Buffer): Buffer {
  // Type and count; then width, height, planes, bits per pixel, length and offset.
  const header = Buffer.from('00000100010020200000010020000000000016000000', 'hex');
  header.writeUInt32LE(picture.length, 14);
  return Buffer.concat([header, picture]);
}
