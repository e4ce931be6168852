import type { Ref } from 'react';
import { lineOfText } from '../../brand/drawing/line-of-text';
import { PictureSvg } from '../../brand/drawing/PictureSvg';
import { Signature } from '../../brand/drawing/Signature';
import { color } from '../../tokens/color';
import { picturePx, type YearPictureWords } from './picture';
import { YearLine } from './YearLine';
import { YearReceipt } from './YearReceipt';

const margin = 84;
const end = picturePx.width - margin;

interface YearDrawingProps {
  words: YearPictureWords;
  /** Text alternative. */
  label: string;
  ref: Ref<SVGSVGElement>;
}

/** The year as a receipt on forest green. In browsers only, because it measures text. */
export function YearDrawing({ words, label, ref }: YearDrawingProps) {
  const { title, site } = words;
  return (
    <PictureSvg size={picturePx} label={label} ref={ref}>
      <rect {...picturePx} fill={color.strong} />
      {title.map((line, index) => (
        <YearLine
          key={line}
          text={line}
          x={margin}
          y={180 + index * 126}
          face="display"
          size={lineOfText(line, 'display', end - margin, 128).size}
          fill={index === title.length - 1 ? color.accent : color.onStrong}
        />
      ))}
      <YearReceipt words={words} />
      <Signature site={site.name} x={margin - 6} y={1232} size={84} fill={color.onStrong} />
      <YearLine
        text={site.address}
        x={end}
        y={1290}
        face="text"
        size={34}
        fill={color.onStrongMuted}
        anchor="end"
      />
    </PictureSvg>
  );
}
