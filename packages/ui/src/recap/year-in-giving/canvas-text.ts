import { fontStack } from '../../tokens/font-stack';

/** In px. */
export const margin = 84;

export const fonts = {
  display: (px: number) => `800 ${px}px ${fontStack('display')}`,
  figures: (px: number) => `500 ${px}px ${fontStack('figures')}`,
  text: (px: number) => `600 ${px}px ${fontStack('text')}`,
} as const;

/** Draws one line of text with its baseline at `y`. */
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

export function widthIn(context: CanvasRenderingContext2D, face: string) {
  return (text: string) => {
    context.font = face;
    return context.measureText(text).width;
  };
}
