import type { FittedText } from './fit-name';
import { kitFont } from './measure';

interface TextLinesProps {
  text: FittedText;
  /** `x` is the left edge of the text area, and `y` the top of the first line. */
  x: number;
  y: number;
  /** Width of the text area. Right-to-left text starts at its right edge. */
  width: number;
  fill: string;
}

/** Whether a text runs right to left: its first Arabic or Latin letter decides. */
const isRightToLeft = (line: string) =>
  /\p{Script=Arabic}/u.test(/[\p{Script=Arabic}\p{Script=Latin}]/u.exec(line)?.[0] ?? '');

/** From the top of a line to its baseline, at a font size of 1. */
const ascent = 0.8;

/** Lines of text. SVG does not wrap text by itself. */
export function TextLines({ text, x, y, width, fill }: TextLinesProps) {
  const { face, lines, size, leading } = text;
  const rightToLeft = isRightToLeft(lines.join(' '));
  return (
    <text {...kitFont(face)} fontSize={size} fill={fill} direction={rightToLeft ? 'rtl' : 'ltr'}>
      {lines.map((line, index) => (
        <tspan
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          key={index}
          x={rightToLeft ? x + width : x}
          y={y + size * ((leading - 1) / 2 + ascent + index * leading)}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

export const heightOf = ({ lines, size, leading }: FittedText) => lines.length * size * leading;
