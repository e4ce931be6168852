import { fontStack } from '../../tokens/font-stack';

export type Pen = CanvasRenderingContext2D;

/** Distance of everything from the edges of the picture, in px. */
export const margin = 84;

/** The faces of the picture at a size in px, as a canvas takes them. */
export const fonts = {
  display: (px: number) => `800 ${px}px ${fontStack('display')}`,
  figures: (px: number) => `500 ${px}px ${fontStack('figures')}`,
  text: (px: number) => `600 ${px}px ${fontStack('text')}`,
} as const;

/** Writes one line with its baseline at `y`. */
export function write(pen: Pen, text: string, x: number, y: number, face: string, fill: string) {
  pen.font = face;
  pen.fillStyle = fill;
  pen.fillText(text, x, y);
}

/** Gives the width of a text in a face, in px. */
export function widthIn(pen: Pen, face: string) {
  return (text: string) => {
    pen.font = face;
    return pen.measureText(text).width;
  };
}
