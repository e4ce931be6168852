import { fitText } from '../../../brand/drawing/fit-text';
import { lineOfText, paragraph } from '../../../brand/drawing/line-of-text';
import { measureName } from '../../../brand/drawing/measure';
import { PictureSvg } from '../../../brand/drawing/PictureSvg';
import { Printer, Rule } from '../../../brand/drawing/PrintedReceipt';
import { Signature } from '../../../brand/drawing/Signature';
import { heightOf, TextLines } from '../../../brand/drawing/TextLines';
import { shortLink } from '../drawing/codes';
import { FittedLogo } from '../drawing/FittedLogo';
import { type KitPieceProps, kitColours } from '../drawing/kit-content';
import { kitSizes, logoHeights, nameBox, numberSizes } from '../drawing/kit-sizes';

const { width, height } = kitSizes.square;
const paper = { x: 90, y: 60, width: 900, height: 864 };
const column = { x: 140, width: 800 };
const bar = { x: 114, y: 346, width: 852, height: 304 };

/** A square for social media: one number, one joke. In browsers only, because it measures text. */
export function KitSquare({ kit, words, label }: KitPieceProps) {
  const name = fitText(kit.charity, nameBox('square', kit), measureName);
  if (!name) return null;
  const colours = kitColours[kit.brand];
  const { ink, accent, strong } = colours;
  const rule = { ...column, stroke: 4, ink };
  const centred = { ...column, fill: ink, anchor: 'middle' } as const;
  const share = lineOfText(words.share.value, 'display', column.width, 330);
  const foot = { x: 90, width: 900, fill: ink, anchor: 'end' } as const;
  const start = lineOfText(words.start, 'strong', 560, 36);
  const address = lineOfText(shortLink(kit.address), 'figures', foot.width, 40);
  const number = kit.number
    ? lineOfText(`${words.numberLabel} ${kit.number}`, 'text', column.width, numberSizes.square)
    : undefined;
  const logoSpace = kit.logo ? logoHeights.square + 12 : 0;
  const numberSpace = number ? heightOf(number) + 6 : 0;
  const top = (92 + 322 - heightOf(name) - logoSpace - numberSpace) / 2;
  return (
    <PictureSvg size={kitSizes.square} label={label}>
      <rect width={width} height={height} fill={accent} />
      <Printer {...paper} tooth={14} colours={colours} />
      {kit.logo ? (
        <FittedLogo logo={kit.logo} {...column} y={top} height={logoHeights.square} />
      ) : null}
      <TextLines text={name} {...centred} y={top + logoSpace} fill={strong} />
      {number ? (
        <TextLines text={number} {...centred} y={top + logoSpace + heightOf(name) + 6} />
      ) : null}
      <Rule {...rule} y={322} />
      <rect {...bar} fill={accent} />
      <TextLines text={share} {...centred} y={bar.y + (bar.height - heightOf(share)) / 2} />
      <TextLines
        text={paragraph(words.share.label, 'strong', column.width, 34)}
        {...centred}
        y={666}
      />
      <Rule {...rule} y={778} />
      <TextLines
        text={lineOfText(words.last.square, 'figures', column.width, 40)}
        {...centred}
        y={822}
      />
      <Signature site={words.site} x={86} y={936} size={60} fill={ink} />
      <TextLines text={start} {...foot} y={966 - heightOf(start) / 2} />
      <TextLines text={address} {...foot} y={1026 - heightOf(address) / 2} anchor="middle" />
    </PictureSvg>
  );
}
