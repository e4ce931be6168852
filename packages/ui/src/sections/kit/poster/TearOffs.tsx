import { fitText } from '../../../brand/drawing/fit-text';
import { lineOfText, paragraph } from '../../../brand/drawing/line-of-text';
import { measureName } from '../../../brand/drawing/measure';
import { heightOf, TextLines } from '../../../brand/drawing/TextLines';
import { shortLink } from '../drawing/codes';
import { type KitContent, kitColours } from '../drawing/kit-content';
import { kitSizes, mm } from '../drawing/kit-sizes';
import { Qr } from '../drawing/Qr';

const count = 7;
const strip = { x: mm(7), width: mm(28) };
const gap = mm(0.8);
const qrEdge = mm(26);
const nameBox = { height: mm(13), largest: mm(5), smallest: mm(1.9) };
/** An address breaks only if it is too long at the smaller size. */
const addressSize = { smallest: mm(2.2), largest: mm(2.7) };
/** No printer reaches the edge of the paper. */
const unprinted = mm(6);

/** Strips to tear off, each with the QR code, and the name and address upright. */
export function TearOffs({ kit, y }: { kit: KitContent; y: number }) {
  const { ink, paper } = kitColours[kit.brand];
  const height = kitSizes.poster.height - y;
  const textY = y + qrEdge + mm(3);
  const length = kitSizes.poster.height - unprinted - textY;
  const name = fitText(kit.charity, { ...nameBox, width: length }, measureName);
  if (!name) return null;
  const [host = '', query = ''] = shortLink(kit.address).split(/(?=\/)/);
  const lines = [host, ...paragraph(query, 'figures', length, addressSize.smallest).lines];
  const size = Math.min(
    ...lines.map((line) => lineOfText(line, 'figures', length, addressSize.largest).size),
  );
  const address = { face: 'figures', size, leading: 1.3, lines } as const;
  const block = heightOf(name) + mm(1.5) + heightOf(address);
  const inset = (strip.width - block) / 2;
  const cuts = Array.from({ length: count + 1 }, (_, index) => strip.x + index * strip.width);
  const strips = cuts.slice(0, -1).map((x) => (
    <g key={x}>
      <rect x={x + gap / 2} y={y} width={strip.width - gap} height={height} fill={paper} />
      <Qr
        value={kit.link}
        x={x + Math.round((strip.width - qrEdge) / 2)}
        y={y + mm(2)}
        edge={qrEdge}
        paper={paper}
      />
      <g transform={`translate(${x + inset} ${kitSizes.poster.height - unprinted}) rotate(-90)`}>
        <TextLines text={name} x={0} y={0} width={length} fill={ink} />
        <TextLines text={address} x={0} y={heightOf(name) + mm(1.5)} width={length} fill={ink} />
      </g>
    </g>
  ));
  return (
    <>
      {strips}
      <path
        d={cuts.map((x) => `M${x} ${y}v${height}`).join('')}
        stroke={ink}
        strokeWidth={mm(0.3)}
        strokeDasharray={`${mm(2)} ${mm(1.5)}`}
      />
    </>
  );
}
