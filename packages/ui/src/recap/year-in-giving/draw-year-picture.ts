import { markShapes } from '../../brand/mark/mark-svg';
import { color } from '../../tokens/color';
import { drawReceipt } from './draw-receipt';
import { fitSize } from './fit-text';
import { fonts, margin, type Pen, widthIn, write } from './pen';
import { picturePx, type YearPictureWords } from './picture';

/** Faces that the picture is set in, with the signs that they must have. */
export const pictureFaces = [
  ['800 100px "Bricolage Grotesque"', 'My 2026 £1,234.56'],
  ['500 40px "Spline Sans Mono"', 'Gifts £1,234.56'],
  ['600 40px Figtree', 'Charity'],
] as const;

/** Draws the year as a receipt that lies on forest green. */
export function drawYearPicture(pen: Pen, words: YearPictureWords): void {
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';
  pen.fillStyle = color.forest;
  pen.fillRect(0, 0, picturePx.width, picturePx.height);
  drawTitle(pen, words.title);
  drawReceipt(pen, words);
  drawSite(pen, words.site);
}

function drawTitle(pen: Pen, title: readonly string[]) {
  const width = picturePx.width - 2 * margin;
  title.forEach((line, index) => {
    const px = fitSize([128, 112, 96, 80], width, (size) =>
      widthIn(pen, fonts.display(size))(line),
    );
    const fill = index === title.length - 1 ? color.lime : color.onForest;
    write(pen, line, margin, 180 + index * 126, fonts.display(px), fill);
  });
}

function drawSite(pen: Pen, { name, address }: YearPictureWords['site']) {
  const y = 1290;
  drawMark(pen, margin - 6, y - 58, 84);
  write(pen, name, margin + 94, y, fonts.display(48), color.onForest);
  pen.textAlign = 'right';
  write(pen, address, picturePx.width - margin, y, fonts.text(34), color.mint);
  pen.textAlign = 'left';
}

function drawMark(pen: Pen, x: number, y: number, px: number) {
  const { back, front, radius, overlap, heart } = markShapes;
  pen.save();
  pen.translate(x, y);
  pen.scale(px / 48, px / 48);
  const disc = (at: { x: number; y: number }, fill: string) => {
    pen.beginPath();
    pen.arc(at.x, at.y, radius, 0, 2 * Math.PI);
    pen.fillStyle = fill;
    pen.fill();
  };
  disc(back, color.copperDeep);
  disc(front, color.copper);
  pen.fillStyle = color.forest;
  pen.fill(new Path2D(overlap));
  pen.fillStyle = color.lime;
  pen.fill(new Path2D(heart));
  pen.restore();
}
