import { markShapes } from '../../brand/mark/mark-svg';
import { color } from '../../tokens/color';
import { fonts, margin, widthIn, write } from './canvas-text';
import { drawReceipt } from './draw-receipt';
import { fitSize } from './fit-text';
import { picturePx, type YearPictureWords } from './picture';

/** The fonts to load, each with sample characters. */
export const pictureFaces = [
  ['800 100px "Bricolage Grotesque"', 'My 2026 £1,234.56'],
  ['500 40px "Spline Sans Mono"', 'Gifts £1,234.56'],
  ['600 40px Figtree', 'Charity'],
] as const;

/** Draws the year as a receipt on forest green. */
export function drawYearPicture(context: CanvasRenderingContext2D, words: YearPictureWords): void {
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  context.fillStyle = color.strong;
  context.fillRect(0, 0, picturePx.width, picturePx.height);
  drawTitle(context, words.title);
  drawReceipt(context, words);
  drawSite(context, words.site);
}

function drawTitle(context: CanvasRenderingContext2D, title: readonly string[]) {
  const width = picturePx.width - 2 * margin;
  title.forEach((line, index) => {
    const px = fitSize([128, 112, 96, 80], width, (size) =>
      widthIn(context, fonts.display(size))(line),
    );
    const fill = index === title.length - 1 ? color.accent : color.onStrong;
    write(context, line, margin, 180 + index * 126, fonts.display(px), fill);
  });
}

function drawSite(context: CanvasRenderingContext2D, { name, address }: YearPictureWords['site']) {
  const y = 1290;
  drawMark(context, margin - 6, y - 58, 84);
  write(context, name, margin + 94, y, fonts.display(48), color.onStrong);
  context.textAlign = 'right';
  write(context, address, picturePx.width - margin, y, fonts.text(34), color.onStrongMuted);
  context.textAlign = 'left';
}

function drawMark(context: CanvasRenderingContext2D, x: number, y: number, px: number) {
  const { back, front, radius, overlap, heart } = markShapes;
  context.save();
  context.translate(x, y);
  context.scale(px / 48, px / 48);
  const disc = (at: { x: number; y: number }, fill: string) => {
    context.beginPath();
    context.arc(at.x, at.y, radius, 0, 2 * Math.PI);
    context.fillStyle = fill;
    context.fill();
  };
  disc(back, color.moneyDeep);
  disc(front, color.money);
  context.fillStyle = color.strong;
  context.fill(new Path2D(overlap));
  context.fillStyle = color.accent;
  context.fill(new Path2D(heart));
  context.restore();
}
