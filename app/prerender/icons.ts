import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Drawings } from './drawings.ts';

/** Draws all icons of the site from the mark. */
export async function drawIcons({ markSvg, color }: Drawings, folder: string): Promise<void> {
  const write = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);
  const small = await png(markSvg({ size: 16 }), 16);
  const medium = await png(markSvg({ size: 32 }), 32);
  await Promise.all([
    write('favicon.svg', markSvg({ size: 16 })),
    write('favicon-16.png', small),
    write('favicon-32.png', medium),
    write('favicon.ico', ico([small, medium])),
    // Systems crop these to their own shapes, so they have a background and space around the mark.
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

/** An ICO file containing PNG pictures. */
function ico(pictures: Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index;
    // In a PNG, the width and height are always at these offsets.
    header.writeUInt8(picture.readUInt32BE(16) % 256, entry);
    header.writeUInt8(picture.readUInt32BE(20) % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([header, ...pictures]);
}
