import { fitText } from '../../../brand/drawing/fit-text';
import { lineOfText, paragraph } from '../../../brand/drawing/line-of-text';
import { measureName } from '../../../brand/drawing/measure';
import { PictureSvg } from '../../../brand/drawing/PictureSvg';
import { Signature } from '../../../brand/drawing/Signature';
import { heightOf, TextLines } from '../../../brand/drawing/TextLines';
import { tornPath } from '../../../brand/receipt/torn-path';
import { Qr } from '../drawing/CodeShapes';
import { shortLink } from '../drawing/codes';
import { type KitPieceProps, kitColours } from '../drawing/kit-content';
import { kitSizes, mm, nameBoxes } from '../drawing/kit-sizes';

const { width, height } = kitSizes.poster;
const left = mm(14);
const half = height / 2;
const slip = { x: mm(12), y: half + mm(11), width: width - 2 * mm(12), height: mm(127) };
const qr = { x: slip.x + mm(4), y: slip.y + mm(8), edge: mm(98) };
const side = { x: qr.x + qr.edge + mm(3), width: mm(71) };

/** An A4 poster, half white to save ink. In browsers only, because it measures text. */
export function KitPoster({ kit, words, label }: KitPieceProps) {
  const box = nameBoxes.poster;
  const name = fitText(kit.charity, box, measureName);
  if (!name) return null;
  const { ink, accent, strong, paper } = kitColours[kit.brand];
  const column = { x: left, width: box.width };
  const eyebrow = lineOfText(words.eyebrow, 'strong', box.width, mm(9.5));
  const lead = paragraph(words.lead, 'text', box.width, mm(6.6));
  const block = heightOf(eyebrow) + heightOf(name) + heightOf(lead) + mm(10);
  // Centres the text between the signature and the coloured half.
  const top = (mm(28) + half - block) / 2;
  const nameY = top + heightOf(eyebrow) + mm(3);
  const scan = paragraph(words.scan, 'strong', side.width, mm(10.5));
  const codeLabel = lineOfText(words.codeLabel, 'text', side.width, mm(6.6));
  const code = lineOfText(kit.code, 'figures', side.width, mm(11));
  const codeY = qr.y + qr.edge - mm(10) - heightOf(code);
  const link = lineOfText(shortLink(kit.link), 'figures', slip.width - mm(24), mm(9));
  return (
    <PictureSvg size={kitSizes.poster} label={label}>
      <rect width={width} height={height} fill={paper} />
      <rect y={half} width={width} height={half} fill={accent} />
      <Signature site={words.site} x={left} y={mm(13)} size={mm(15)} fill={ink} />
      <TextLines text={eyebrow} {...column} y={top} fill={ink} />
      <TextLines text={name} {...column} y={nameY} fill={strong} />
      <TextLines text={lead} {...column} y={nameY + heightOf(name) + mm(7)} fill={ink} />
      <path d={tornPath(slip.x, slip.y, slip.width, slip.height, mm(2.6))} fill={paper} />
      <Qr value={kit.link} {...qr} paper={paper} />
      <TextLines text={scan} {...side} y={qr.y + mm(6)} fill={strong} />
      <TextLines text={codeLabel} {...side} y={codeY - heightOf(codeLabel) - mm(1)} fill={ink} />
      <TextLines text={code} {...side} y={codeY} fill={ink} />
      <TextLines
        text={link}
        x={slip.x + mm(12)}
        width={slip.width - mm(24)}
        y={slip.y + slip.height - mm(9) - heightOf(link)}
        fill={ink}
      />
    </PictureSvg>
  );
}
