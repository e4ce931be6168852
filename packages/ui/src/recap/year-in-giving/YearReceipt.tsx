import { type ComponentProps, useId } from 'react';
import { fitLines } from '../../brand/drawing/fit-text';
import { lineOfText } from '../../brand/drawing/line-of-text';
import { measureText } from '../../brand/drawing/measure';
import { tornPath } from '../../brand/receipt/torn-path';
import { color } from '../../tokens/color';
import { linesOfNames, picturePx, type YearPictureWords } from './picture';
import { YearLine } from './YearLine';

/** Size of the receipt before scaling, and its space in the picture. */
const paper = { width: 840, top: 350, bottom: 1205, padding: 60 };
const tooth = 15;
const start = paper.padding;
const end = paper.width - paper.padding;
const nameSize = 38;

interface Row extends Pick<ComponentProps<typeof YearLine>, 'face' | 'size' | 'fill'> {
  height: number;
  /** From the baseline to the end of the row. */
  below: number;
  /** Undefined for a dashed line. */
  text?: string;
  centred?: boolean;
  /** At the end of the row. */
  value?: string;
}

const small = { face: 'figures', size: 30, fill: color.textMuted } as const;
const rule: Row = { ...small, height: 40, below: 20 };

/** The year's figures on a receipt, as large as its space allows. */
export function YearReceipt({ words }: { words: YearPictureWords }) {
  const shadow = useId();
  const rows = rowsOf(words);
  const height = rows.reduce((sum, row) => sum + row.height, 2 * paper.padding);
  const scale = Math.min(1.1, (paper.bottom - paper.top) / height);
  const middle = `${picturePx.width / 2} ${(paper.top + paper.bottom) / 2}`;
  const transform = `translate(${middle}) rotate(-1.15) scale(${scale}) translate(${-paper.width / 2} ${-height / 2})`;
  let y = paper.padding;
  return (
    <>
      <filter id={shadow} y="-20%" height="140%">
        <feDropShadow dx="0" dy="18" stdDeviation="20" floodColor={color.strongDeep} />
      </filter>
      {/* Outside the rotation, because browsers would rotate the filter's pixels. */}
      <g filter={`url(#${shadow})`}>
        <path
          d={tornPath(0, -tooth, paper.width, height + 2 * tooth, tooth)}
          fill={color.raised}
          transform={transform}
        />
      </g>
      <g transform={transform}>
        {rows.map(({ height, below, text, centred, value, ...look }) => {
          y += height;
          const line = { ...look, y: y - below };
          if (text === undefined)
            return (
              <path
                key={y}
                d={`M${start} ${line.y}H${end}`}
                stroke={color.control}
                strokeWidth="3"
                strokeDasharray="14 12"
              />
            );
          return (
            <g key={y}>
              <YearLine
                {...line}
                text={text}
                x={centred ? paper.width / 2 : start}
                anchor={centred ? 'middle' : 'start'}
              />
              {value ? <YearLine {...line} text={value} x={end} anchor="end" /> : null}
            </g>
          );
        })}
      </g>
    </>
  );
}

function rowsOf({ period, lines, namesLabel, names, more, total }: YearPictureWords): Row[] {
  const fitted = linesOfNames(names, (name, most) =>
    fitLines(name, (end - start) / nameSize, most, (text) => measureText(text, 'strong')),
  );
  const nameRows = fitted.left > 0 ? [...fitted.lines, more(fitted.left)] : fitted.lines;
  const name = { face: 'strong', size: nameSize, fill: color.text, height: 52, below: 14 } as const;
  const rows: Row[] = [{ ...small, height: 62, below: 26, text: period, centred: true }, rule];
  for (const { label, value } of lines)
    rows.push({ ...small, size: 40, fill: color.text, height: 68, below: 18, text: label, value });
  if (nameRows.length > 0)
    rows.push(
      rule,
      { ...small, height: 58, below: 18, text: namesLabel },
      ...nameRows.map((text) => ({ ...name, text })),
    );
  if (total) {
    const { face, size } = lineOfText(total.value, 'display', end - start, 150);
    rows.push(
      rule,
      { ...small, size: 34, height: 62, below: 16, text: total.label },
      { face, size, fill: color.actionDeep, height: 150, below: 26, text: total.value },
    );
  }
  return rows;
}
