import { lineOfText, paragraph } from '../../../brand/drawing/line-of-text';
import { heightOf, TextLines } from '../../../brand/drawing/TextLines';
import { tornPath } from '../../../brand/receipt/torn-path';
import { Bars, Qr } from './CodeShapes';
import { kitBarcode, shortLink } from './codes';
import { type KitPieceProps, kitColours } from './kit-content';

interface CodesReceiptProps extends Pick<KitPieceProps, 'kit' | 'words'> {
  x: number;
  y: number;
  width: number;
}

/** Lengths in units of 1/194 of the width. */
const grid = { width: 194, height: 118, edge: 72, inset: 6, column: 84, bars: 84, barsHeight: 20 };

/** The barcode encodes the link only if its modules can be this wide. */
const leastBar = 2;

export const codesReceiptHeight = (width: number) => Math.round((grid.height / grid.width) * width);

/** A receipt with the QR code, barcode, invite code and link. */
export function CodesReceipt({ kit, words, x, y, width }: CodesReceiptProps) {
  const { ink, paper, strong } = kitColours[kit.brand];
  const unit = width / grid.width;
  const at = (units: number) => Math.round(units * unit);
  const column = { x: x + at(grid.column), width: width - at(grid.column + grid.inset + 2) };
  const scan = paragraph(words.scan, 'strong', column.width, unit * 10);
  const label = lineOfText(words.codeLabel, 'text', column.width, unit * 5.6);
  const code = lineOfText(kit.code, 'figures', column.width, unit * 15);
  const link = lineOfText(shortLink(kit.link), 'figures', width - at(16), unit * 4.4);
  const codeY = y + at(grid.inset + 4) + at(grid.edge - 8) - heightOf(code);
  return (
    <g>
      <path d={tornPath(x, y, width, codesReceiptHeight(width), at(2.4))} fill={paper} />
      <Qr
        value={kit.link}
        x={x + at(grid.inset)}
        y={y + at(grid.inset + 2)}
        edge={at(grid.edge)}
        paper={paper}
      />
      <TextLines text={scan} {...column} y={y + at(13)} fill={strong} />
      <TextLines text={label} {...column} y={codeY - heightOf(label) - at(1)} fill={ink} />
      <TextLines text={code} {...column} y={codeY} fill={ink} />
      <Bars
        barcode={kitBarcode(kit, width, leastBar)}
        x={x}
        y={y + at(grid.bars)}
        width={width}
        height={at(grid.barsHeight)}
        paper={paper}
      />
      <TextLines
        text={link}
        x={x + at(8)}
        width={width}
        y={y + at(grid.bars + grid.barsHeight + 2.5)}
        fill={ink}
      />
    </g>
  );
}
