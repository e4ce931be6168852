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
const column = { x: 160, width: 760 };
const titleBox = { width: column.width, height: 90, largest: 76, smallest: 30 };
const receiverBox = { width: 340, height: 110, largest: 40, smallest: 20 };
const ink = color.printedText;
const rule = { ...column, stroke: 4, ink };
/** The receipt is centred between these. */
const space = { from: 40, to: 970 };
const linesFrom = 356;
const lineHeight = 76;

export interface PicturedReceipt extends Pick<ReceiptData, 'label' | 'title' | 'lines'> {
  details: readonly string[];
  total: { label: string; value: string };
  footer: string;
}

interface ReceiptPictureProps {
  receipt: PicturedReceipt;
  site: { name: string; address: string };
  ref: Ref<SVGSVGElement>;
}

/** A receipt of at most three lines, as a square. In browsers only, because it measures text. */
export function ReceiptPicture({ receipt, site, ref }: ReceiptPictureProps) {
  const { label, title, details, lines, total, footer } = receipt;
  const name = fitText(title, titleBox, measureName);
  const centred = { ...column, fill: ink, anchor: 'middle' } as const;
  const bar = { x: 134, y: linesFrom + lines.length * lineHeight + 24, width: 812, height: 132 };
  const footerY = bar.y + bar.height + 40;
  const paper = { x: 110, y: 64, width: 860, height: footerY + 40 };
  const middle = (space.from + space.to - paper.height) / 2 - paper.y;
  const value = lineOfText(total.value, 'display', bar.width * 0.5, 96);
  const receiver =
    fitText(total.label, receiverBox, measureName) ??
    lineOfText(total.label, 'figures', receiverBox.width, 34);
  return (
    <PictureSvg size={receiptPicturePx} label={label} ref={ref}>
      <rect width={width} height={height} fill={color.strong} />
      <g transform={`translate(0 ${middle})`}>
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
            y={linesFrom + lineHeight * (index + 0.5) - 20}
            size={28}
            ink={ink}
          />
        ))}
        <rect {...bar} fill={color.accent} />
        <TextLines
          text={receiver}
          {...column}
          y={bar.y + (bar.height - heightOf(receiver)) / 2}
          fill={ink}
        />
        <TextLines
          text={value}
          {...column}
          y={bar.y + (bar.height - heightOf(value)) / 2}
          fill={ink}
          anchor="end"
        />
        <TextLines
          text={lineOfText(footer, 'figures', column.width, 32)}
          {...centred}
          y={footerY}
        />
      </g>
      <Signature site={site.name} x={106} y={984} size={72} fill={color.onStrong} />
      <TextLines
        text={lineOfText(site.address, 'figures', column.width / 2, 30)}
        x={110}
        width={paper.width}
        y={1004}
        fill={color.onStrongMuted}
        anchor="end"
      />
    </PictureSvg>
  );
}
