import { font } from '../../../tokens/type';
import './kit-fonts.css';

/** How the pieces are set. Families as the page has them. */
export const kitFaces = {
  display: { fontFamily: font.display, fontWeight: 800 },
  text: { fontFamily: font.text, fontWeight: 500 },
  strong: { fontFamily: font.text, fontWeight: 700 },
  figures: { fontFamily: font.figures, fontWeight: 500 },
} as const;

/** One of them. */
export type KitFace = keyof typeof kitFaces;

let context: CanvasRenderingContext2D | null | undefined;

/** Width of a text at a size of 1, with the fonts that are here. In the browser only. */
export function measureText(text: string, face: KitFace): number {
  context ??= document.createElement('canvas').getContext('2d');
  // Without a canvas nothing can be measured: wide letters, so that no text leaves its room.
  if (!context) return text.length * 0.7;
  context.font = `${kitFaces[face].fontWeight} 100px ${kitFaces[face].fontFamily}`;
  return context.measureText(text).width / 100;
}

/** The measure of charities' names. */
export const measureName = (text: string) => measureText(text, 'display');

/** Fetches what a text needs of the fonts of the pieces, which measure it: await it before they are drawn. Never rejects: system fonts stand in. */
export async function loadKitFonts(text: string): Promise<void> {
  await Promise.allSettled(
    Object.values(kitFaces).map(({ fontFamily, fontWeight }) =>
      document.fonts?.load(`${fontWeight} 100px ${fontFamily}`, text),
    ),
  );
}
