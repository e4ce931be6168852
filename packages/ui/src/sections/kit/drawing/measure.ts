import { fontStack } from '../../../tokens/font-stack';
import './kit-fonts.css';

const kitFaces = {
  display: { role: 'display', fontWeight: 800 },
  text: { role: 'text', fontWeight: 500 },
  strong: { role: 'text', fontWeight: 700 },
  figures: { role: 'figures', fontWeight: 500 },
} as const;

export type KitFace = keyof typeof kitFaces;

/** Font attributes of a `text` element. In browsers only. */
export function kitFont(face: KitFace): { fontFamily: string; fontWeight: number } {
  const { role, fontWeight } = kitFaces[face];
  return { fontFamily: fontStack(role), fontWeight };
}

function shorthand(face: KitFace): string {
  const { fontFamily, fontWeight } = kitFont(face);
  return `${fontWeight} 100px ${fontFamily}`;
}

let context: CanvasRenderingContext2D | null | undefined;

/** Width at a font size of 1, in the fonts loaded so far. In browsers only. */
export function measureText(text: string, face: KitFace): number {
  context ??= document.createElement('canvas').getContext('2d');
  // Assumes wide letters, so that no text overflows.
  if (!context) return text.length * 0.7;
  context.font = shorthand(face);
  return context.measureText(text).width / 100;
}

export const measureName = (text: string) => measureText(text, 'display');

/** Await it before drawing, because the pieces measure their text. Never rejects. */
export async function loadKitFonts(text: string): Promise<void> {
  await Promise.allSettled(
    (Object.keys(kitFaces) as KitFace[]).map((face) => document.fonts?.load(shorthand(face), text)),
  );
}
