import { fitText } from '../../../brand/drawing/fit-text';
import { lineOfText } from '../../../brand/drawing/line-of-text';
import { measureName } from '../../../brand/drawing/measure';
import { PictureSvg } from '../../../brand/drawing/PictureSvg';
import { Signature } from '../../../brand/drawing/Signature';
import { TextLines } from '../../../brand/drawing/TextLines';
import { CodesReceipt, codesReceiptHeight } from '../drawing/CodesReceipt';
import { type KitPieceProps, kitColours } from '../drawing/kit-content';
import { kitSizes, nameBoxes } from '../drawing/kit-sizes';

const { width, height } = kitSizes.square;
const left = 48;
const receipt = { x: 32, width: width - 64 };
const receiptY = height - 32 - codesReceiptHeight(receipt.width);

/** A square for social media. In browsers only, because it measures text. */
export function KitSquare({ kit, words, label }: KitPieceProps) {
  const box = nameBoxes.square;
  const name = fitText(kit.charity, box, measureName);
  if (!name) return null;
  const { ink, accent, strong } = kitColours[kit.brand];
  const column = { x: left, width: box.width };
  const eyebrow = lineOfText(words.eyebrow, 'strong', box.width, 42);
  return (
    <PictureSvg size={kitSizes.square} label={label}>
      <rect width={width} height={height} fill={accent} />
      <Signature site={words.site} x={left} y={28} size={56} fill={ink} />
      <TextLines text={eyebrow} {...column} y={102} fill={ink} />
      <TextLines text={name} {...column} y={156} fill={strong} />
      <CodesReceipt kit={kit} words={words} y={receiptY} {...receipt} />
    </PictureSvg>
  );
}
