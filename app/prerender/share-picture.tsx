import type { Partner } from '@tuppence/content/partner-page';
import { badgeShapes, markSvg } from '@tuppence/ui/brand';
import { color } from '@tuppence/ui/tokens';
import type { CSSProperties, ReactNode } from 'react';
import type { ShareText } from '../src/content/share';

/** Everything that a share picture depends on. */
export interface SharePicture {
  siteName: string;
  siteHost: string;
  text: ShareText;
  /** For a partner page: its badge, and the line above the headline. */
  partner?: Pick<Partner, 'monogram' | 'shape'> & { kicker: string };
}

const column = { flexDirection: 'column' } as const;
const line = { justifyContent: 'space-between', fontSize: 25 };
const heading = { fontFamily: 'Bricolage Grotesque' };
const figures = { fontFamily: 'Spline Sans Mono' };
const receiptWidth = 420;
const receiptHeight = 410;

/** The layout of a picture for satori: a headline on dark green, with a receipt to the right. */
export function sharePicture({ siteName, siteHost, text, partner }: SharePicture) {
  return (
    <Box
      style={{
        width: '100%',
        height: '100%',
        backgroundColor: color.strong,
        color: color.page,
        fontFamily: 'Figtree',
        padding: '60px 64px',
        justifyContent: 'space-between',
        alignItems: 'center',
      }}
    >
      <Box style={{ ...column, width: 610, height: 510, justifyContent: 'space-between' }}>
        <Box style={{ alignItems: 'center' }}>
          {partner && badge(partner)}
          {partner && (
            <Box style={{ ...figures, fontSize: 40, color: color.accent, margin: '0 20px' }}>+</Box>
          )}
          <img
            src={dataUrl(markSvg({ size: 64 }))}
            alt=""
            width={64}
            height={64}
            style={{ marginRight: 16 }}
          />
          <Box style={{ ...heading, fontSize: 40, letterSpacing: -1.5 }}>{siteName}</Box>
        </Box>
        <Box style={column}>
          {partner && (
            <Box style={{ fontSize: 32, color: color.accent, marginBottom: 14 }}>
              {partner.kicker}
            </Box>
          )}
          <Box
            style={{
              ...heading,
              fontSize: headlineSize(text.headline),
              lineHeight: 1,
              letterSpacing: -2.5,
            }}
          >
            {text.headline}
          </Box>
        </Box>
        <Box style={{ fontSize: 26, color: color.onStrongMuted }}>{siteHost}</Box>
      </Box>
      {receipt(siteName, text)}
    </Box>
  );
}

function badge({ monogram, shape = 'circle' }: NonNullable<SharePicture['partner']>) {
  const outline = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${color.accent}" d="${badgeShapes[shape]}"/></svg>`;
  return (
    <Box style={{ alignItems: 'center', justifyContent: 'center', ...drawn(outline, 96, 96) }}>
      <Box style={{ ...heading, fontSize: 40, color: color.strong, letterSpacing: -1 }}>
        {monogram}
      </Box>
    </Box>
  );
}

function receipt(siteName: string, { lines, total: [label, value] }: ShareText) {
  const dashes = (
    <Box style={{ height: 0, borderTop: `2px dashed ${color.control}`, margin: '18px 0' }} />
  );
  return (
    <Box
      style={{
        ...column,
        ...figures,
        ...drawn(paper(), receiptWidth, receiptHeight),
        padding: '46px 36px',
        color: color.text,
        transform: 'rotate(3deg)',
      }}
    >
      <Box style={{ ...heading, justifyContent: 'center', fontSize: 36, letterSpacing: -1 }}>
        {siteName}
      </Box>
      {dashes}
      {Object.entries(lines).map(([name, amount]) => (
        <Box key={name} style={{ ...line, lineHeight: 1.7 }}>
          <Box>{name}</Box>
          <Box>{amount}</Box>
        </Box>
      ))}
      {dashes}
      <Box
        style={{
          ...line,
          alignItems: 'center',
          padding: '18px 16px',
          margin: '0 -16px',
          backgroundColor: color.accent,
        }}
      >
        <Box style={{ maxWidth: 170, lineHeight: 1.2 }}>{label}</Box>
        <Box style={{ fontSize: value.length > 7 ? 30 : 42, letterSpacing: -2 }}>{value}</Box>
      </Box>
    </Box>
  );
}

/** Paper with torn edges at the top and bottom. */
function paper(): string {
  const tooth = 10;
  const count = receiptWidth / (2 * tooth);
  const top = `l${tooth} -${tooth}l${tooth} ${tooth}`.repeat(count);
  const foot = `l-${tooth} ${tooth}l-${tooth} -${tooth}`.repeat(count);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${receiptWidth} ${receiptHeight}"><path fill="${color.raised}" d="M0 ${tooth}${top}V${receiptHeight - tooth}${foot}Z"/></svg>`;
}

function headlineSize(text: string): number {
  if (text.length <= 22) return 92;
  return text.length <= 36 ? 78 : 66;
}

/** A flex container, which satori requires for every element with several children. */
function Box({ children, style }: { children?: ReactNode; style?: CSSProperties }) {
  return <div style={{ display: 'flex', boxSizing: 'border-box', ...style }}>{children}</div>;
}

/** The size of a box, and a drawing that fills it. */
function drawn(svg: string, width: number, height: number) {
  return {
    width,
    height,
    backgroundImage: `url(${dataUrl(svg)})`,
    backgroundSize: `${width}px ${height}px`,
    backgroundRepeat: 'no-repeat',
  };
}

function dataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
