import type { Partner } from '../src/content/partners.ts';
import type { ShareText } from '../src/content/share.ts';
import type { Drawings } from './drawings.ts';

/** Everything that a share picture depends on. */
export interface SharePicture {
  siteName: string;
  siteHost: string;
  text: ShareText;
  /** Of a partner page: its badge, and the line above its name. */
  partner?: Pick<Partner, 'monogram' | 'shape'> & { kicker: string };
}

/** An element as satori takes it. */
export interface Node {
  type: string;
  props: Record<string, unknown>;
}

export const size = { width: 1200, height: 630 };

type Style = Record<string, string | number>;

const box = (style: Style, ...children: (Node | string)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const image = (svg: string, width: number, height: number, style: Style = {}): Node => ({
  type: 'img',
  props: { src: dataUrl(svg), width, height, style },
});

const background = (svg: string, width: number, height: number): Style => ({
  backgroundImage: `url(${dataUrl(svg)})`,
  backgroundSize: `${width}px ${height}px`,
  backgroundRepeat: 'no-repeat',
});

const receiptWidth = 420;
const receiptHeight = 410;

/** Paper with torn edges above and below. */
function paper(color: Drawings['color']): string {
  const tooth = 10;
  const count = receiptWidth / (2 * tooth);
  const top = Array.from({ length: count }, () => `l${tooth} -${tooth}l${tooth} ${tooth}`).join('');
  const foot = Array.from({ length: count }, () => `l-${tooth} ${tooth}l-${tooth} -${tooth}`).join(
    '',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${receiptWidth} ${receiptHeight}"><path fill="${color.card}" d="M0 ${tooth}${top}V${receiptHeight - tooth}${foot}Z"/></svg>`;
}

const dashes = (color: Drawings['color']) =>
  box({ height: 0, borderTop: `2px dashed ${color.control}`, margin: '18px 0' });

function receiptLine([label, value]: readonly [string, string]): Node {
  return box(
    { justifyContent: 'space-between', fontSize: 25, lineHeight: 1.7 },
    box({}, label),
    box({}, value),
  );
}

function receipt({ siteName, text }: SharePicture, { color }: Drawings): Node {
  const [label, value] = text.total;
  return box(
    {
      flexDirection: 'column',
      width: receiptWidth,
      height: receiptHeight,
      padding: '46px 36px',
      color: color.ink,
      fontFamily: 'Spline Sans Mono',
      transform: 'rotate(3deg)',
      ...background(paper(color), receiptWidth, receiptHeight),
    },
    box(
      {
        justifyContent: 'center',
        fontFamily: 'Bricolage Grotesque',
        fontSize: 36,
        letterSpacing: -1,
      },
      siteName,
    ),
    dashes(color),
    ...text.lines.map(receiptLine),
    dashes(color),
    box(
      {
        justifyContent: 'space-between',
        alignItems: 'center',
        padding: '18px 16px',
        margin: '0 -16px',
        backgroundColor: color.lime,
        fontSize: 25,
      },
      box({ maxWidth: 170, lineHeight: 1.2 }, label),
      box({ fontSize: value.length > 7 ? 30 : 42, letterSpacing: -2 }, value),
    ),
  );
}

function badge(
  { monogram, shape = 'circle' }: NonNullable<SharePicture['partner']>,
  { badgeShapes, color }: Drawings,
): Node {
  const outline = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${color.lime}" d="${badgeShapes[shape]}"/></svg>`;
  return box(
    {
      width: 96,
      height: 96,
      alignItems: 'center',
      justifyContent: 'center',
      ...background(outline, 96, 96),
    },
    box(
      { fontFamily: 'Bricolage Grotesque', fontSize: 40, color: color.forest, letterSpacing: -1 },
      monogram,
    ),
  );
}

function head({ siteName, partner }: SharePicture, drawings: Drawings): Node {
  const { color, markSvg } = drawings;
  const name = box(
    { fontFamily: 'Bricolage Grotesque', fontSize: 40, letterSpacing: -1.5 },
    siteName,
  );
  const mark = image(markSvg({ size: 64 }), 64, 64, { marginRight: 16 });
  if (!partner) return box({ alignItems: 'center' }, mark, name);
  return box(
    { alignItems: 'center' },
    badge(partner, drawings),
    box({ fontSize: 40, color: color.lime, margin: '0 20px', fontFamily: 'Spline Sans Mono' }, '+'),
    mark,
    name,
  );
}

function headlineSize(text: string): number {
  if (text.length <= 22) return 92;
  return text.length <= 36 ? 78 : 66;
}

/** The picture: a headline on forest, and a receipt to the right of it. */
export function sharePictureLayout(picture: SharePicture, drawings: Drawings): Node {
  const { color } = drawings;
  const { text, partner, siteHost } = picture;
  return box(
    {
      width: size.width,
      height: size.height,
      backgroundColor: color.forest,
      color: color.paper,
      fontFamily: 'Figtree',
      padding: '60px 64px',
      justifyContent: 'space-between',
      alignItems: 'center',
    },
    box(
      { flexDirection: 'column', width: 610, height: 510, justifyContent: 'space-between' },
      head(picture, drawings),
      box(
        { flexDirection: 'column' },
        ...(partner
          ? [box({ fontSize: 32, color: color.lime, marginBottom: 14 }, partner.kicker)]
          : []),
        box(
          {
            fontFamily: 'Bricolage Grotesque',
            fontSize: headlineSize(text.headline),
            lineHeight: 1,
            letterSpacing: -2.5,
          },
          text.headline,
        ),
      ),
      box({ fontSize: 26, color: color.mint }, siteHost),
    ),
    receipt(picture, drawings),
  );
}
