import { fitText } from '../../../brand/drawing/fit-text';
import { lineOfText, paragraph } from '../../../brand/drawing/line-of-text';
import { measureName } from '../../../brand/drawing/measure';
import { PictureSvg } from '../../../brand/drawing/PictureSvg';
import { Line, Printer, Rule } from '../../../brand/drawing/PrintedReceipt';
import { Signature } from '../../../brand/drawing/Signature';
import { heightOf, TextLines } from '../../../brand/drawing/TextLines';
import { FittedLogo } from '../drawing/FittedLogo';
import { type KitPieceProps, kitColours } from '../drawing/kit-content';
import { kitSizes, logoHeights, mm, nameBox, numberSizes } from '../drawing/kit-sizes';
import { Qr } from '../drawing/Qr';
import { TearOffs } from './TearOffs';

const { width, height } = kitSizes.poster;
const paper = { x: mm(20), y: mm(24), width: mm(170), height: mm(200) };
const column = { x: mm(28), width: mm(154) };
const bar = { y: mm(122), height: mm(21) };
const qr = { x: column.x - mm(3), y: mm(159), edge: mm(46) };
const beside = { x: qr.x + qr.edge + mm(4), width: column.width - mm(45) };

/** An A4 poster: a receipt with strips to tear off. In browsers only, because it measures text. */
export function KitPoster({ kit, words, label }: KitPieceProps) {
  const name = fitText(kit.charity, nameBox('poster', kit), measureName);
  if (!name) return null;
  const colours = kitColours[kit.brand];
  const { ink, accent, strong } = colours;
  const eyebrow = lineOfText(words.eyebrow, 'figures', column.width, mm(6.4));
  const number = kit.number
    ? lineOfText(`${words.numberLabel} ${kit.number}`, 'text', column.width, numberSizes.poster)
    : undefined;
  const logoSpace = kit.logo ? logoHeights.poster + mm(4) : 0;
  const block = logoSpace + heightOf(eyebrow) + mm(4) + heightOf(name);
  // Centres all between the slot and the rule.
  const top = (mm(29) + mm(98) - block - (number ? heightOf(number) + mm(2) : 0)) / 2;
  const nameY = top + block - heightOf(name);
  const rule = { ...column, stroke: mm(0.5), ink };
  const scan = paragraph(words.scan, 'display', beside.width, mm(8.6));
  const lead = paragraph(words.lead, 'text', beside.width, mm(4.7));
  const scanY = qr.y + mm(2.5);
  return (
    <PictureSvg size={kitSizes.poster} label={label}>
      <rect width={width} height={height} fill={accent} />
      <Signature site={words.site} x={paper.x - mm(1)} y={mm(5.5)} size={mm(12.5)} fill={ink} />
      <Printer {...paper} tooth={mm(2.6)} colours={colours} />
      {kit.logo ? (
        <FittedLogo logo={kit.logo} {...column} y={top} height={logoHeights.poster} />
      ) : null}
      <TextLines text={eyebrow} {...column} y={top + logoSpace} fill={ink} anchor="middle" />
      <TextLines text={name} {...column} y={nameY} fill={strong} anchor="middle" />
      {number ? (
        <TextLines text={number} {...column} y={top + block + mm(2)} fill={ink} anchor="middle" />
      ) : null}
      <Rule {...rule} y={mm(100)} />
      {words.lines.map((line, index) => (
        <Line
          key={line.label}
          {...line}
          {...column}
          y={mm(102.5 + 9.5 * index)}
          size={mm(6.6)}
          ink={ink}
        />
      ))}
      <rect x={column.x - mm(4)} width={column.width + mm(8)} {...bar} fill={accent} />
      <TextLines
        text={lineOfText(words.gift.label, 'figures', column.width * 0.62, mm(6.6))}
        {...column}
        y={bar.y + mm(6.9)}
        fill={ink}
      />
      <TextLines
        text={lineOfText(words.gift.value, 'figures', column.width * 0.38, mm(15.5))}
        {...column}
        y={bar.y + mm(2)}
        fill={ink}
        anchor="end"
      />
      <Line
        label={words.codeLabel}
        value={kit.code}
        {...column}
        y={mm(146)}
        size={mm(6.6)}
        ink={ink}
      />
      <Rule {...rule} y={mm(157)} />
      <Qr value={kit.link} {...qr} paper={colours.paper} />
      <TextLines text={scan} {...beside} y={scanY} fill={strong} />
      <TextLines text={lead} {...beside} y={scanY + heightOf(scan) + mm(2)} fill={ink} />
      <TextLines
        text={lineOfText(words.last.poster, 'figures', column.width, mm(5.6))}
        {...column}
        y={mm(209)}
        fill={ink}
        anchor="middle"
      />
      <TearOffs kit={kit} y={mm(229)} />
    </PictureSvg>
  );
}
