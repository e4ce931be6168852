import type { BadgeLook } from '../../../brand/charity-badge/badge-drawing';
import { canvasOf, pictureFrom } from '../../../brand/drawing/png-of';

/** A charity's monogram badge, or a picture of its own as a data URL. */
export type KitLogo = BadgeLook | { href: string; width: number; height: number };

/** Longest edge of a picture in px. It prints 60 mm wide at 300 dpi or more. */
const longestEdge = 1200;

/**
 * Reads a picture that the visitor chose. It is drawn again, so that a saved piece contains nothing
 * but its pixels.
 *
 * @throws if the browser cannot show the file, or does not return what was drawn
 */
export async function readLogo(file: File): Promise<KitLogo> {
  const image = await pictureFrom(await dataUrlOf(file));
  const longest = Math.max(image.naturalWidth, image.naturalHeight);
  // In some browsers, an SVG without a size has none.
  if (longest === 0) throw new Error('the picture has no size');
  const edge = (natural: number) => Math.max(1, Math.round((natural / longest) * longestEdge));
  const [width, height] = [edge(image.naturalWidth), edge(image.naturalHeight)];
  const context = canvasOf(width, height);
  context.drawImage(image, 0, 0, width, height);
  return { href: context.canvas.toDataURL('image/png'), width, height };
}

const dataUrlOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** The largest size at which it fits. */
export function logoSize(logo: KitLogo, box: { width: number; height: number }) {
  const { width, height } = 'href' in logo ? logo : { width: 1, height: 1 };
  const scale = Math.min(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
}
