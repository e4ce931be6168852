import { color } from '../../tokens/color';
import { fitLines, fitSize } from './fit-text';
import { fonts, type Pen, widthIn, write } from './pen';
import { linesOfNames, picturePx, type YearPictureWords } from './picture';

const paper = { left: 120, width: 840, top: 350, bottom: 1205, padding: 60, tooth: 15 } as const;
const room = paper.width - 2 * paper.padding;
/** Heights of lines, in px. */
const step = { period: 62, line: 68, label: 58, name: 52, rule: 40, totalLabel: 62, total: 150 };

/** Draws the figures of the year on a receipt, as large as its place allows. */
export function drawReceipt(pen: Pen, words: YearPictureWords) {
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
  // With many names it is smaller, with none larger.
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
