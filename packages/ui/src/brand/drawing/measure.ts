import { font } from '../../tokens/font';

const faces = {
  display: { role: 'display', fontWeight: 800 },
  text: { role: 'text', fontWeight: 500 },
  strong: { role: 'text', fontWeight: 700 },
  figures: { role: 'figures', fontWeight: 500 },
} as const;

export type PictureFace = keyof typeof faces;

/** Font attributes of a `text` element. Pictures keep our fonts and colours in every theme. */
export function pictureFont(face: PictureFace): { fontFamily: string; fontWeight: number } {
  const { role, fontWeight } = faces[face];
  return { fontFamily: font[role], fontWeight };
}

function shorthand(face: PictureFace): string {
  const { fontFamily, fontWeight } = pictureFont(face);
  return `${fontWeight} 100px ${fontFamily}`;
}

let context: CanvasRenderingContext2D | null | undefined;

/** Width at a font size of 1, in the fonts loaded so far. In browsers only. */
export function measureText(text: string, face: PictureFace): number {
  context ??= document.createElement('canvas').getContext('2d');
  // Assumes wide letters, so that no text overflows.
  if (!context) return text.length * 0.7;
  context.font = shorthand(face);
  return context.measureText(text).width / 100;
}

export const measureName = (text: string) => measureText(text, 'display');

/** After this time, pictures are drawn with system fonts. */
const fontsTimeoutMs = 3000;

/** Await it before drawing, because pictures measure their text. Never rejects. */
export async function loadFonts(text: string): Promise<void> {
  const loads = Promise.allSettled(
    (Object.keys(faces) as PictureFace[]).map((face) =>
      document.fonts?.load(shorthand(face), text),
    ),
  );
  await Promise.race([loads, new Promise((resolve) => setTimeout(resolve, fontsTimeoutMs))]);
}
