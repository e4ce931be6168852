import { fitText } from '../../../brand/drawing/fit-text';
import { lineOfText } from '../../../brand/drawing/line-of-text';
import { measureName } from '../../../brand/drawing/measure';
import { PictureSvg } from '../../../brand/drawing/PictureSvg';
import { Signature } from '../../../brand/drawing/Signature';
import { heightOf, TextLines } from '../../../brand/drawing/TextLines';
import { tornPath } from '../../../brand/receipt/torn-path';
import { Bars, Qr } from '../drawing/CodeShapes';
import { kitBarcode } from '../drawing/codes';
import { type KitPieceProps, kitColours } from '../drawing/kit-content';
import { kitSizes, mm, nameBoxes } from '../drawing/kit-sizes';

const { width, height } = kitSizes.card;
const left = mm(7);
const qr = { x: width - mm(57), y: mm(6), edge: mm(51) };
const receipt = { x: mm(4), y: mm(61), width: width - 2 * mm(4), height: mm(40) };

/** An A6 card for the till. In browsers only, because it measures text. */
export function KitTillCard({ kit, words, label }: KitPieceProps) {
  const box = nameBoxes.card;
  const name = fitText(kit.charity, box, measureName);
  if (!name) return null;
  const { ink, accent, strong, paper } = kitColours[kit.brand];
  const column = { x: left, width: qr.x - left - mm(4) };
  const eyebrow = lineOfText(words.eyebrow, 'strong', box.width, mm(4.6));
  const below = { x: receipt.x + mm(6), width: receipt.width - mm(12) };
  const code = lineOfText(kit.code, 'figures', below.width / 2, mm(6));
  const codeLabel = lineOfText(words.codeLabel, 'text', below.width / 2, mm(4.2));
  const baseline = receipt.y + mm(9);
  return (
    <PictureSvg size={kitSizes.card} label={label}>
      <rect width={width} height={height} fill={accent} />
      <Signature site={words.site} x={left} y={mm(6)} size={mm(8)} fill={ink} />
      <TextLines text={eyebrow} {...column} y={mm(19)} fill={ink} />
      <TextLines text={name} x={left} width={box.width} y={mm(25)} fill={strong} />
      <rect {...{ x: qr.x, y: qr.y, width: qr.edge, height: qr.edge }} rx={mm(2)} fill={paper} />
      <Qr value={kit.link} {...qr} paper={paper} />
      <path
        d={tornPath(receipt.x, receipt.y, receipt.width, receipt.height, mm(1.6))}
        fill={paper}
      />
      <TextLines text={codeLabel} {...below} y={baseline - heightOf(codeLabel)} fill={ink} />
      <TextLines
        text={code}
        x={below.x + below.width / 2}
        width={below.width / 2}
        y={baseline - heightOf(code) + mm(0.6)}
        fill={ink}
      />
      <Bars
        barcode={kitBarcode(kit, receipt.width, 3)}
        x={receipt.x}
        y={receipt.y + mm(12)}
        width={receipt.width}
        height={mm(20)}
        paper={paper}
      />
    </PictureSvg>
  );
}
