import { fitText } from '../../../brand/drawing/fit-text';
import { lineOfText, paragraph } from '../../../brand/drawing/line-of-text';
import { measureName, measureText } from '../../../brand/drawing/measure';
import { PictureSvg } from '../../../brand/drawing/PictureSvg';
import { Printer, Rule } from '../../../brand/drawing/PrintedReceipt';
import { Signature } from '../../../brand/drawing/Signature';
import { heightOf, TextLines } from '../../../brand/drawing/TextLines';
import { FittedLogo } from '../drawing/FittedLogo';
import { type KitPieceProps, kitColours } from '../drawing/kit-content';
import { logoSize } from '../drawing/kit-logo';
import { kitSizes, logoHeights, mm, nameBox, numberSizes } from '../drawing/kit-sizes';
import { Qr } from '../drawing/Qr';

const { width, height } = kitSizes.card;
const column = { x: mm(8), width: mm(76) };
const paper = { x: mm(89), y: mm(9), width: mm(52), height: mm(90) };
const printed = { x: paper.x + mm(4), width: paper.width - mm(8) };
const logoBox = { width: mm(33), height: logoHeights.card };
/** Margin around the logo, on its white plate. */
const plate = mm(1.2);
const qr = { x: paper.x + mm(3), y: mm(13), edge: mm(46) };

/** An A6 card for the till. In browsers only, because it measures text. */
export function KitTillCard({ kit, words, label }: KitPieceProps) {
  const name = fitText(kit.charity, nameBox('card', kit), measureName);
  if (!name) return null;
  const colours = kitColours[kit.brand];
  const { ink, accent, strong } = colours;
  const eyebrow = lineOfText(words.eyebrow, 'figures', column.width, mm(4));
  const lead = paragraph(words.lead, 'text', column.width, mm(3.9));
  const number = kit.number
    ? paragraph(`${words.numberLabel} ${kit.number}`, 'text', column.width, numberSizes.card)
    : undefined;
  const numberSpace = number ? heightOf(number) + mm(1.5) : 0;
  const block = heightOf(eyebrow) + heightOf(name) + numberSpace + heightOf(lead) + mm(6.5);
  // Centres the block below the signature.
  const top = (mm(20) + height - mm(6) - block) / 2;
  const nameY = top + heightOf(eyebrow) + mm(2.5);
  const numberY = nameY + heightOf(name) + mm(1.5);
  const logo = kit.logo && { ...logoSize(kit.logo, logoBox), logo: kit.logo };
  const signatureSize = mm(logo ? 8 : 9);
  const signatureWidth = signatureSize * (1.2 + 0.6 * measureText(words.site, 'display'));
  const scan = paragraph(words.scan, 'display', printed.width, mm(4.5));
  const last = paragraph(words.last.card, 'figures', printed.width, mm(3.4));
  const rule = { ...printed, stroke: mm(0.35), ink };
  return (
    <PictureSvg size={kitSizes.card} label={label}>
      <rect width={width} height={height} fill={accent} />
      {logo ? (
        <>
          <rect
            x={column.x}
            y={mm(5)}
            width={logo.width + 2 * plate}
            height={logoBox.height + 2 * plate}
            rx={plate}
            fill={colours.paper}
          />
          <FittedLogo {...logo} x={column.x + plate} y={mm(5) + plate} height={logoBox.height} />
        </>
      ) : null}
      <Signature
        site={words.site}
        x={logo ? column.x + column.width - mm(3) - signatureWidth : column.x - mm(0.6)}
        y={mm(7)}
        size={signatureSize}
        fill={ink}
      />
      <TextLines text={eyebrow} {...column} y={top} fill={ink} />
      <TextLines text={name} {...column} y={nameY} fill={strong} />
      {number ? <TextLines text={number} {...column} y={numberY} fill={ink} /> : null}
      <TextLines
        text={lead}
        {...column}
        y={nameY + heightOf(name) + numberSpace + mm(4)}
        fill={ink}
      />
      <Printer {...paper} tooth={mm(1.6)} colours={colours} />
      <Qr value={kit.link} {...qr} paper={colours.paper} />
      <TextLines text={scan} {...printed} y={mm(58.5)} fill={strong} anchor="middle" />
      <Rule {...rule} y={mm(73)} />
      <TextLines
        text={lineOfText(words.codeLabel, 'figures', printed.width, mm(3))}
        {...printed}
        y={mm(75)}
        fill={ink}
        anchor="middle"
      />
      <TextLines
        text={lineOfText(kit.code, 'figures', printed.width, mm(5))}
        {...printed}
        y={mm(79)}
        fill={ink}
        anchor="middle"
      />
      <Rule {...rule} y={mm(87)} />
      <TextLines text={last} {...printed} y={mm(88.5)} fill={ink} anchor="middle" />
    </PictureSvg>
  );
}
