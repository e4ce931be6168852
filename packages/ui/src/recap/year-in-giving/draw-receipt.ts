import { tornPath } from '../../brand/receipt/torn-path';
import { color } from '../../tokens/color';
import { fonts, widthIn, write } from './canvas-text';
import { fitLines, fitSize } from './fit-text';
import { linesOfNames, picturePx, type YearPictureWords } from './picture';

/** Size of the receipt before scaling, and its space in the picture, in px. */
const paper = { width: 840, top: 350, bottom: 1205, padding: 60, tooth: 15 } as const;
const room = paper.width - 2 * paper.padding;
/** Line heights, in px. */
const step = { period: 62, line: 68, label: 58, name: 52, rule: 40, totalLabel: 62, total: 150 };

/** Draws the year's figures on a receipt. */
export function drawReceipt(context: CanvasRenderingContext2D, words: YearPictureWords) {
  const face = fonts.text(38);
  const { lines: names, left } = linesOfNames(words.names, (name, most) =>
    fitLines(name, room, most, widthIn(context, face)),
  );
  const nameRows = left > 0 ? [...names, words.more(left)] : names;
  const height =
    2 * paper.padding +
    step.period +
    step.rule +
    words.lines.length * step.line +
    (nameRows.length > 0 ? step.rule + step.label + nameRows.length * step.name : 0) +
    (words.total ? step.rule + step.totalLabel + step.total : 0);
  const scale = Math.min(1.1, (paper.bottom - paper.top) / height);

  context.save();
  context.translate(picturePx.width / 2, (paper.top + paper.bottom) / 2);
  context.rotate(-0.02);
  context.scale(scale, scale);
  context.translate(-paper.width / 2, -height / 2);
  drawPaper(context, height);

  let y: number = paper.padding;
  const start = paper.padding;
  const end = paper.width - paper.padding;
  y += step.period;
  context.textAlign = 'center';
  write(context, words.period, paper.width / 2, y - 26, fonts.figures(30), color.textMuted);
  context.textAlign = 'left';
  y = drawRule(context, y);
  for (const { label, value } of words.lines) {
    y += step.line;
    write(context, label, start, y - 18, fonts.figures(40), color.text);
    context.textAlign = 'right';
    write(context, value, end, y - 18, fonts.figures(40), color.text);
    context.textAlign = 'left';
  }
  if (nameRows.length > 0) {
    y = drawRule(context, y) + step.label;
    write(context, words.namesLabel, start, y - 18, fonts.figures(30), color.textMuted);
    for (const row of nameRows) {
      y += step.name;
      write(context, row, start, y - 14, face, color.text);
    }
  }
  if (words.total) {
    const { label, value } = words.total;
    y = drawRule(context, y) + step.totalLabel;
    write(context, label, start, y - 16, fonts.figures(34), color.textMuted);
    const px = fitSize([150, 128, 104, 84, 64], room, (size) =>
      widthIn(context, fonts.display(size))(value),
    );
    write(context, value, start, y + step.total - 26, fonts.display(px), color.actionDeep);
  }
  context.restore();
}

/** A strip of receipt paper, torn at both ends. */
function drawPaper(context: CanvasRenderingContext2D, height: number) {
  const { width, tooth } = paper;
  context.shadowColor = color.strongDeep;
  context.shadowBlur = 40;
  context.shadowOffsetY = 18;
  context.fillStyle = color.raised;
  context.fill(new Path2D(tornPath(0, -tooth, width, height + 2 * tooth, tooth)));
  context.shadowColor = 'transparent';
}

/** Returns the y below the rule. */
function drawRule(context: CanvasRenderingContext2D, y: number): number {
  context.beginPath();
  context.setLineDash([14, 12]);
  context.lineWidth = 3;
  context.strokeStyle = color.control;
  context.moveTo(paper.padding, y + step.rule / 2);
  context.lineTo(paper.width - paper.padding, y + step.rule / 2);
  context.stroke();
  context.setLineDash([]);
  return y + step.rule;
}
