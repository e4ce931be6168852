import { CodesReceipt, codesReceiptHeight } from '../drawing/CodesReceipt';
import { fitText } from '../drawing/fit-name';
import { KitSvg } from '../drawing/KitSvg';
import { type KitPieceProps, kitColours } from '../drawing/kit-content';
import { kitSizes, mm } from '../drawing/kit-sizes';
import { lineOfText, paragraph } from '../drawing/line-of-text';
import { measureName } from '../drawing/measure';
import { nameBoxes } from '../drawing/name-boxes';
import { Signature } from '../drawing/Signature';
import { heightOf, TextLines } from '../drawing/TextLines';

const { width, height } = kitSizes.poster;
const left = mm(14);
const receipt = { x: mm(5), width: width - 2 * mm(5) };
const receiptY = height - mm(9) - codesReceiptHeight(receipt.width);

/**
 * An A4 poster: the charity's name, and a receipt with both codes. Mostly white, so that it costs a
 * printer little ink, and readable where it is printed in grey. In the browser only: it measures text.
 */
export function KitPoster({ kit, words, label }: KitPieceProps) {
  const box = nameBoxes.poster;
  const name = fitText(kit.charity, box, measureName);
  if (!name) return null;
  const { ink, accent, strong, paper } = kitColours[kit.brand];
  const column = { x: left, width: box.width };
  const eyebrow = lineOfText(words.eyebrow, 'strong', box.width, mm(9.5));
  const lead = paragraph(words.lead, 'text', box.width, mm(6.6));
  const block = heightOf(eyebrow) + heightOf(name) + heightOf(lead) + mm(10);
  // Short and long names stand in the middle of the white.
  const top = (mm(28) + receiptY - block) / 2;
  const nameY = top + heightOf(eyebrow) + mm(3);
  return (
    <KitSvg piece="poster" label={label}>
      <rect width={width} height={height} fill={paper} />
      <rect y={receiptY + mm(14)} width={width} height={height} fill={accent} />
      <Signature site={words.site} x={left} y={mm(13)} size={mm(15)} fill={ink} />
      <TextLines text={eyebrow} face="strong" {...column} y={top} fill={ink} />
      <TextLines text={name} face="display" {...column} y={nameY} fill={strong} />
      <TextLines
        text={lead}
        face="text"
        {...column}
        y={nameY + heightOf(name) + mm(7)}
        fill={ink}
      />
      <CodesReceipt kit={kit} words={words} y={receiptY} {...receipt} leastBar={3} />
    </KitSvg>
  );
}
