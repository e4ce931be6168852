import type { Ref } from 'react';
import { fitText } from '../../brand/drawing/fit-text';
import { lineOfText } from '../../brand/drawing/line-of-text';
import { measureName } from '../../brand/drawing/measure';
import { PictureSvg } from '../../brand/drawing/PictureSvg';
import { Line, Printer, Rule } from '../../brand/drawing/PrintedReceipt';
import { Signature } from '../../brand/drawing/Signature';
import { heightOf, TextLines } from '../../brand/drawing/TextLines';
import type { ReceiptData } from '../../brand/receipt';
import { color } from '../../tokens/color';

export const receiptPicturePx = { width: 1080, height: 1080 } as const;

const { width, height } = receiptPicturePx;
const paper = { x: 110, y: 64, width: 860, height: 890 };
const column = { x: 160, width: 760 };
const titleBox = { width: column.width, height: 90, largest: 76, smallest: 30 };
const bar = { x: 134, y: 644, width: 812, height: 168 };
const ink = color.printedText;
const rule = { ...column, stroke: 4, ink };
/** Of one to three lines. */
const lineRoom = { from: 356, to: 606 };

export interface PicturedReceipt extends Pick<ReceiptData, 'label' | 'title' | 'lines'> {
  details: readonly string[];
  total: { label: string; value: string };
  footer: string;
}

interface ReceiptPictureProps {
  receipt: PicturedReceipt;
  site: string;
  ref: Ref<SVGSVGElement>;
}

/** A receipt of at most three lines, as a square. In browsers only, because it measures text. */
export function ReceiptPicture({ receipt, site, ref }: ReceiptPictureProps) {
  const { label, title, details, lines, total, footer } = receipt;
  const name = fitText(title, titleBox, measureName);
  const centred = { ...column, fill: ink, anchor: 'middle' } as const;
  const value = lineOfText(total.value, 'display', bar.width * 0.6, 96);
  const step = (lineRoom.to - lineRoom.from) / lines.length;
  return (
    <PictureSvg size={receiptPicturePx} label={label} ref={ref}>
      <rect width={width} height={height} fill={color.strong} />
      <Printer {...paper} tooth={14} colours={{ paper: color.printedPage, ink: color.accent }} />
      {name ? <TextLines text={name} {...centred} y={112} /> : null}
      {details.map((line, index) => (
        <TextLines
          key={line}
          text={lineOfText(line, 'figures', column.width, 34)}
          {...centred}
          y={214 + 46 * index}
        />
      ))}
      <Rule {...rule} y={330} />
      {lines.map((line, index) => (
        <Line
          key={line.label}
          label={line.label}
          value={line.value}
          {...column}
          y={lineRoom.from + step * (index + 0.5) - 20}
          size={28}
          ink={ink}
        />
      ))}
      <rect {...bar} fill={color.accent} />
      <TextLines
        text={lineOfText(total.label, 'figures', column.width, 34)}
        {...column}
        y={bar.y + 14}
        fill={ink}
      />
      <TextLines
        text={value}
        {...column}
        y={bar.y + bar.height - heightOf(value) - 4}
        fill={ink}
        anchor="end"
      />
      <TextLines text={lineOfText(footer, 'figures', column.width, 32)} {...centred} y={858} />
      <Signature site={site} x={106} y={984} size={72} fill={color.onStrong} />
    </PictureSvg>
  );
}
