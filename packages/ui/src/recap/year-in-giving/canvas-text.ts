import { fontStack } from '../../tokens/font-stack';

/** Distance of everything from the edges of the picture, in px. */
export const margin = 84;

/** The faces of the picture at a size in px, as a canvas takes them. */
export const fonts = {
  display: (px: number) => `800 ${px}px ${fontStack('display')}`,
  figures: (px: number) => `500 ${px}px ${fontStack('figures')}`,
  text: (px: number) => `600 ${px}px ${fontStack('text')}`,
} as const;

/** Writes one line with its baseline at `y`. */
export function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  face: string,
  fill: string,
) {
  context.font = face;
  context.fillStyle = fill;
  context.fillText(text, x, y);
}

/** Gives the width of a text in a face, in px. */
export function widthIn(context: CanvasRenderingContext2D, face: string) {
  return (text: string) => {
    context.font = face;
    return context.measureText(text).width;
  };
}
