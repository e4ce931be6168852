import type { FittedText } from './fit-text';
import { pictureFont } from './measure';

interface TextLinesProps {
  text: FittedText;
  x: number;
  /** Top of the first line. */
  y: number;
  /** Right-to-left text starts at the right edge. */
  width: number;
  fill: string;
  /** Of text that does not start at its edge. */
  anchor?: 'middle' | 'end' | undefined;
}

/** The first Arabic or Latin letter decides. */
const isRightToLeft = (line: string) =>
  /\p{Script=Arabic}/u.test(/[\p{Script=Arabic}\p{Script=Latin}]/u.exec(line)?.[0] ?? '');

/** From the top of a line to its baseline, in em. */
const ascent = 0.8;

/** Lines of text in an SVG. */
export function TextLines({ text, x, y, width, fill, anchor }: TextLinesProps) {
  const { face, lines, size, leading } = text;
  const rightToLeft = isRightToLeft(lines.join(' '));
  return (
    <text
      {...pictureFont(face)}
      fontSize={size}
      fill={fill}
      direction={rightToLeft ? 'rtl' : 'ltr'}
      textAnchor={anchor}
    >
      {lines.map((line, index) => (
        <tspan
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          key={index}
          x={anchor === 'middle' ? x + width / 2 : rightToLeft || anchor ? x + width : x}
          y={y + size * ((leading - 1) / 2 + ascent + index * leading)}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

export const heightOf = ({ lines, size, leading }: FittedText) => lines.length * size * leading;
