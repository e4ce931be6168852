import type { TextBox } from '../../../brand/drawing/fit-text';
import './kit-fonts.css';

/** A unit is a dot at 300 dpi, so that bars are whole dots wide. */
const dotsPerMm = 300 / 25.4;

export const mm = (length: number) => Math.round(length * dotsPerMm);

/** `width` and `height` are in units. */
export const kitSizes = {
  poster: { width: 2480, height: 3508, printed: { width: '210mm', height: '297mm' } },
  card: { width: 1748, height: 1240, printed: { width: '148mm', height: '105mm' } },
  square: { width: 1080, height: 1080, printed: { width: '1080px', height: '1080px' } },
} as const;

export type KitPiece = keyof typeof kitSizes;

/** Of the charity's logo. On the card it is beside the signature. */
export const logoHeights = { poster: mm(24), card: mm(11), square: 88 } as const;
/** Font size of the registered number. */
export const numberSizes = { poster: mm(4.4), card: mm(3), square: 24 } as const;

const nameBoxes: Record<KitPiece, TextBox> = {
  poster: { width: mm(154), height: mm(55), largest: mm(32), smallest: mm(4.6) },
  card: { width: mm(76), height: mm(40), largest: mm(16), smallest: mm(4.4) },
  square: { width: 800, height: 172, largest: 112, smallest: 21 },
};

/** Height that the name leaves. */
const taken: Record<KitPiece, { logo: number; number: number }> = {
  poster: { logo: logoHeights.poster + mm(4), number: mm(7.5) },
  card: { logo: 0, number: mm(9.5) },
  square: { logo: logoHeights.square - 8, number: 20 },
};

/** The box of a charity's name. */
export function nameBox(piece: KitPiece, beside: { logo?: unknown; number?: unknown }): TextBox {
  const box = nameBoxes[piece];
  const { logo, number } = taken[piece];
  return {
    ...box,
    height: box.height - (beside.logo ? logo : 0) - (beside.number ? number : 0),
  };
}
