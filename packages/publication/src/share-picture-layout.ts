import type { Node } from '@takumi-rs/core';
import type { Partner } from '@tuppence/content/partner/featured';
import type { ShareText } from '@tuppence/content/share-pictures';
import type { Drawings } from './drawings.ts';
import { background, box, image } from './share-picture-elements.ts';
import { receipt } from './share-picture-receipt.ts';

export interface SharePicture {
  siteName: string;
  siteHost: string;
  text: ShareText;
  /** Partner pages only. */
  partner?: Pick<Partner, 'monogram' | 'shape'>;
}

export const size = { width: 1200, height: 630 };

function badge(
  partner: NonNullable<SharePicture['partner']>,
  { badgeDrawing, color }: Drawings,
): Node {
  const width = 96;
  const { text, fontSize, centre, outline, ground, ink } = badgeDrawing({
    ...partner,
    accent: 'lime',
  });
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${color[ground]}" d="${outline}"/></svg>`;
  const scale = width / 64;
  return box(
    {
      width,
      height: width,
      alignItems: 'center',
      justifyContent: 'center',
      ...background(shape, width, width),
    },
    box(
      {
        position: 'relative',
        top: scale * (centre - 32),
        fontFamily: 'Bricolage Grotesque',
        fontSize: scale * fontSize,
        color: color[ink],
        letterSpacing: -1,
      },
      text,
    ),
  );
}

function head({ siteName, partner }: SharePicture, drawings: Drawings): Node {
  const { color, markSvg } = drawings;
  return box(
    { alignItems: 'center' },
    ...(partner
      ? [
          badge(partner, drawings),
          // Not "+": that would claim a partnership.
          box({ fontSize: 32, color: color.accent, margin: '0 20px' }, 'on'),
        ]
      : []),
    image(markSvg({ size: 64 }), 64, 64, { marginRight: 16 }),
    box({ fontFamily: 'Bricolage Grotesque', fontSize: 40, letterSpacing: -1.5 }, siteName),
  );
}

function headlineSize(text: string): number {
  if (text.length <= 22) return 92;
  return text.length <= 36 ? 78 : 66;
}

export function sharePictureLayout(picture: SharePicture, drawings: Drawings): Node {
  const { color } = drawings;
  const { siteName, text, siteHost } = picture;
  return box(
    {
      width: size.width,
      height: size.height,
      backgroundColor: color.strong,
      color: color.page,
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
        ...(text.kicker
          ? [box({ fontSize: 32, color: color.accent, marginBottom: 14 }, text.kicker)]
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
      box({ fontSize: 26, color: color.onStrongMuted }, siteHost),
    ),
    receipt(siteName, text, drawings),
  );
}
