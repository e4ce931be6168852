import { markShapes } from '../../brand/mark/mark-svg';
import { color } from '../../tokens/color';
import { fontStack } from '../../tokens/font-stack';
import { fitLines, fitSize } from './fit-text';
import { linesOfNames, picturePx, type YearPictureWords } from './picture';

type Pen = CanvasRenderingContext2D;

/** Distance of everything from the edges of the picture, in px. */
const margin = 84;
const paper = { left: 120, width: 840, top: 350, bottom: 1205, padding: 60, tooth: 15 } as const;
const room = paper.width - 2 * paper.padding;
/** Heights of lines, in px. */
const step = { period: 62, line: 68, label: 58, name: 52, rule: 40, totalLabel: 62, total: 150 };

const fonts = {
  display: (px: number) => `800 ${px}px ${fontStack('display')}`,
  figures: (px: number) => `500 ${px}px ${fontStack('figures')}`,
  text: (px: number) => `600 ${px}px ${fontStack('text')}`,
} as const;

/** Faces that the picture is set in, with the signs that they must have. */
export const pictureFaces = [
  ['800 100px "Bricolage Grotesque"', 'My 2026 £1,234.56'],
  ['500 40px "Spline Sans Mono"', 'Gifts £1,234.56'],
  ['600 40px Figtree', 'Charity'],
] as const;

function write(pen: Pen, text: string, x: number, y: number, face: string, fill: string) {
  pen.font = face;
  pen.fillStyle = fill;
  pen.fillText(text, x, y);
}

function widthIn(pen: Pen, face: string) {
  return (text: string) => {
    pen.font = face;
    return pen.measureText(text).width;
  };
}

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

function drawReceipt(pen: Pen, words: YearPictureWords) {
  const face = fonts.text(38);
  const { lines: names, left } = linesOfNames(words.names, (name, most) =>
    fitLines(name, room, most, widthIn(pen, face)),
  );
  const nameRows = left > 0 ? [...names, words.more(left)] : names;
  const height =
    2 * paper.padding +
    step.period +
    step.rule +
    words.lines.length * step.line +
    (nameRows.length > 0 ? step.rule + step.label + nameRows.length * step.name : 0) +
    (words.total ? step.rule + step.totalLabel + step.total : 0);
  // As large as its place allows: with many names smaller, with none larger.
  const scale = Math.min(1.1, (paper.bottom - paper.top) / height);

  pen.save();
  pen.translate(picturePx.width / 2, (paper.top + paper.bottom) / 2);
  pen.rotate(-0.02);
  pen.scale(scale, scale);
  pen.translate(-paper.width / 2, -height / 2);
  drawPaper(pen, height);

  let y: number = paper.padding;
  const start = paper.padding;
  const end = paper.width - paper.padding;
  y += step.period;
  pen.textAlign = 'center';
  write(pen, words.period, paper.width / 2, y - 26, fonts.figures(30), color.inkMuted);
  pen.textAlign = 'left';
  y = drawRule(pen, y);
  for (const { label, value } of words.lines) {
    y += step.line;
    write(pen, label, start, y - 18, fonts.figures(40), color.ink);
    pen.textAlign = 'right';
    write(pen, value, end, y - 18, fonts.figures(40), color.ink);
    pen.textAlign = 'left';
  }
  if (nameRows.length > 0) {
    y = drawRule(pen, y) + step.label;
    write(pen, words.namesLabel, start, y - 18, fonts.figures(30), color.inkMuted);
    for (const row of nameRows) {
      y += step.name;
      write(pen, row, start, y - 14, face, color.ink);
    }
  }
  if (words.total) {
    const { label, value } = words.total;
    y = drawRule(pen, y) + step.totalLabel;
    write(pen, label, start, y - 16, fonts.figures(34), color.inkMuted);
    const px = fitSize([150, 128, 104, 84, 64], room, (size) =>
      widthIn(pen, fonts.display(size))(value),
    );
    write(pen, value, start, y + step.total - 26, fonts.display(px), color.greenDeep);
  }
  pen.restore();
}

/** A strip of receipt paper, torn off above and below. */
function drawPaper(pen: Pen, height: number) {
  const { width, tooth } = paper;
  const count = Math.round(width / (2 * tooth));
  const half = width / count / 2;
  pen.beginPath();
  pen.moveTo(0, 0);
  for (let at = 0; at < count; at++) {
    pen.lineTo((2 * at + 1) * half, -tooth);
    pen.lineTo((2 * at + 2) * half, 0);
  }
  for (let at = count; at > 0; at--) {
    pen.lineTo(2 * at * half, height);
    pen.lineTo((2 * at - 1) * half, height + tooth);
  }
  pen.lineTo(0, height);
  pen.closePath();
  pen.shadowColor = color.forestDeep;
  pen.shadowBlur = 40;
  pen.shadowOffsetY = 18;
  pen.fillStyle = color.card;
  pen.fill();
  pen.shadowColor = 'transparent';
}

/** A dashed rule across the paper; gives the height below it. */
function drawRule(pen: Pen, y: number): number {
  pen.beginPath();
  pen.setLineDash([14, 12]);
  pen.lineWidth = 3;
  pen.strokeStyle = color.control;
  pen.moveTo(paper.padding, y + step.rule / 2);
  pen.lineTo(paper.width - paper.padding, y + step.rule / 2);
  pen.stroke();
  pen.setLineDash([]);
  return y + step.rule;
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
