import type { BadgeLook } from '../../../brand/charity-badge/badge-drawing';

/** A charity's monogram badge, or a picture of its own as a data URL. */
export type KitLogo = BadgeLook | { href: string; width: number; height: number };

/** Longest edge of a picture in px. It prints 60 mm wide at 300 dpi or more. */
const longestEdge = 1200;

/**
 * Reads a picture that the visitor chose. It is drawn again, so that a saved piece contains nothing
 * but its pixels.
 *
 * @throws if the browser cannot show the file
 */
export async function readLogo(file: File): Promise<KitLogo> {
  const image = new Image();
  // The Content-Security-Policy allows data URLs, but not blobs.
  image.src = await dataUrlOf(file);
  await image.decode();
  const scale = longestEdge / Math.max(image.naturalWidth, image.naturalHeight);
  const width = Math.max(1, Math.round(image.naturalWidth * scale));
  const height = Math.max(1, Math.round(image.naturalHeight * scale));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas not supported');
  context.drawImage(image, 0, 0, width, height);
  return { href: canvas.toDataURL('image/png'), width, height };
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
