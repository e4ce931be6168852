import { fontStack } from '../../../tokens/font-stack';
import './kit-fonts.css';

/** How the pieces are set. */
const kitFaces = {
  display: { role: 'display', fontWeight: 800 },
  text: { role: 'text', fontWeight: 500 },
  strong: { role: 'text', fontWeight: 700 },
  figures: { role: 'figures', fontWeight: 500 },
} as const;

/** A face of the pieces. */
export type KitFace = keyof typeof kitFaces;

/** Family, as the page has it, and weight of a face: attributes of a `text`. In the browser only. */
export function kitFont(face: KitFace): { fontFamily: string; fontWeight: number } {
  const { role, fontWeight } = kitFaces[face];
  return { fontFamily: fontStack(role), fontWeight };
}

/** The face as a value of `font`, at a size of 100 px. */
function shorthand(face: KitFace): string {
  const { fontFamily, fontWeight } = kitFont(face);
  return `${fontWeight} 100px ${fontFamily}`;
}

let context: CanvasRenderingContext2D | null | undefined;

/** Width of a text at a size of 1, with the fonts that are here. In the browser only. */
export function measureText(text: string, face: KitFace): number {
  context ??= document.createElement('canvas').getContext('2d');
  // Without a canvas nothing can be measured, so letters count as wide ones and no text leaves its room.
  if (!context) return text.length * 0.7;
  context.font = shorthand(face);
  return context.measureText(text).width / 100;
}

/** The measure of charities' names. */
export const measureName = (text: string) => measureText(text, 'display');

/** Fetches what a text needs of the fonts of the pieces, which measure it: await it before they are drawn. Never rejects: system fonts stand in. */
export async function loadKitFonts(text: string): Promise<void> {
  await Promise.allSettled(
    (Object.keys(kitFaces) as KitFace[]).map((face) => document.fonts?.load(shorthand(face), text)),
  );
}
