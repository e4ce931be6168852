import { color } from '../../tokens/color';
import { drawYearPicture, pictureFaces } from './draw-year-picture';
import { picturePx, type YearPictureWords } from './picture';

/** After this time, the picture is drawn with system fonts. */
const fontsTimeoutMs = 3000;

export interface MadePicture {
  /** A data URL: the site's security policy blocks blob URLs. */
  url: string;
  file: File;
}

/** Resolves with null if the browser cannot draw the picture or read it back unchanged. */
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

/** Some browsers return noise, to prevent tracking. */
function isAsDrawn(context: CanvasRenderingContext2D): boolean {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.strong.slice(at, at + 2), 16));
  const { data } = context.getImageData(4, 4, 8, 8);
  return wanted.every((value, channel) =>
    Array.from({ length: data.length / 4 }, (_, pixel) => data[4 * pixel + channel] ?? -255).every(
      (found) => Math.abs(found - value) < 24,
    ),
  );
}
