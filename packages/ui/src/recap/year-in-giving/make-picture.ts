import { color } from '../../tokens/color';
import { drawYearPicture, pictureFaces } from './draw-year-picture';
import { picturePx, type YearPictureWords } from './picture';

/** How long the picture waits for its fonts, in ms. After that it is drawn in those of the system. */
const fontsTimeoutMs = 3000;

/** The picture as a file, and as an address to show it at. */
export interface MadePicture {
  /** A data address: the site's policy allows no others for pictures that are made in the page. */
  url: string;
  /** The same picture to share or to keep. */
  file: File;
}

/** Draws a picture in the page. Null where the browser refuses to draw, or to give back what was drawn. */
export async function makePicture(
  words: YearPictureWords,
  fileName: string,
): Promise<MadePicture | null> {
  await fontsReady();
  try {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, picturePx);
    const context = canvas.getContext('2d');
    if (!context) return null;
    drawYearPicture(context, words);
    if (!isAsDrawn(context)) return null;
    const url = canvas.toDataURL('image/png');
    const [head = '', body = ''] = url.split(',');
    if (!head.startsWith('data:image/png') || !body) return null;
    const bytes = Uint8Array.from(atob(body), (byte) => byte.charCodeAt(0));
    return { url, file: new File([bytes], fileName, { type: 'image/png' }) };
  } catch {
    return null;
  }
}

async function fontsReady(): Promise<void> {
  const faces = Promise.all(
    pictureFaces.map(([face, characters]) => document.fonts.load(face, characters)),
  );
  const timeout = new Promise((resolve) => setTimeout(resolve, fontsTimeoutMs));
  await Promise.race([faces, timeout]).catch(() => undefined);
}

/**
 * Some browsers return noise in place of the drawing, to prevent fingerprinting. One corner is read back to
 * notice that.
 */
function isAsDrawn(context: CanvasRenderingContext2D): boolean {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.forest.slice(at, at + 2), 16));
  const { data } = context.getImageData(4, 4, 8, 8);
  return wanted.every((value, channel) =>
    Array.from({ length: data.length / 4 }, (_, pixel) => data[4 * pixel + channel] ?? -255).every(
      (found) => Math.abs(found - value) < 24,
    ),
  );
}
