import { fitText } from '../../../brand/drawing/fit-text';
import { lineOfText } from '../../../brand/drawing/line-of-text';
import { measureName } from '../../../brand/drawing/measure';
import { PictureSvg } from '../../../brand/drawing/PictureSvg';
import { Printer, Rule } from '../../../brand/drawing/PrintedReceipt';
import { Signature } from '../../../brand/drawing/Signature';
import { heightOf, TextLines } from '../../../brand/drawing/TextLines';
import { shortLink } from '../drawing/codes';
import { type KitPieceProps, kitColours } from '../drawing/kit-content';
import { kitSizes, nameBoxes } from '../drawing/kit-sizes';

const { width, height } = kitSizes.square;
const paper = { x: 90, y: 60, width: 900, height: 880 };
const column = { x: 140, width: nameBoxes.square.width };
const bar = { x: 114, y: 330, width: 852, height: 320 };

/** A square for social media: one number, one joke. In browsers only, because it measures text. */
export function KitSquare({ kit, words, label }: KitPieceProps) {
  const name = fitText(kit.charity, nameBoxes.square, measureName);
  if (!name) return null;
  const colours = kitColours[kit.brand];
  const { ink, accent, strong } = colours;
  const rule = { ...column, stroke: 4, ink };
  const centred = { ...column, fill: ink, anchor: 'middle' } as const;
  const number = lineOfText(words.share.value, 'display', column.width, 330);
  const address = lineOfText(shortLink(kit.link), 'figures', 500, 32);
  return (
    <PictureSvg size={kitSizes.square} label={label}>
      <rect width={width} height={height} fill={accent} />
      <Printer {...paper} tooth={14} colours={colours} />
      <TextLines text={name} {...centred} y={(96 + 306 - heightOf(name)) / 2} fill={strong} />
      <Rule {...rule} y={306} />
      <rect {...bar} fill={accent} />
      <TextLines text={number} {...centred} y={bar.y + (bar.height - heightOf(number)) / 2} />
      <TextLines
        text={lineOfText(words.share.label, 'strong', column.width, 50)}
        {...centred}
        y={676}
      />
      <Rule {...rule} y={768} />
      <TextLines
        text={lineOfText(words.last.square, 'figures', column.width, 40)}
        {...centred}
        y={812}
      />
      <Signature site={words.site} x={86} y={972} size={76} fill={ink} />
      <TextLines
        text={address}
        x={490}
        width={500}
        y={1010 - heightOf(address) / 2}
        fill={ink}
        anchor="end"
      />
    </PictureSvg>
  );
}
