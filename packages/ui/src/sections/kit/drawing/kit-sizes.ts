/** One unit of the printed pieces is a dot of a printer at 300 dpi, so that every bar is whole dots wide. */
const dotsPerMm = 300 / 25.4;

/** Whole dots for a length in mm. */
export const mm = (length: number) => Math.round(length * dotsPerMm);

/** The pieces that are drawn, their units, and how large they are on paper or on a screen. */
export const kitSizes = {
  poster: { width: 2480, height: 3508, printed: { width: '210mm', height: '297mm' } },
  card: { width: 1748, height: 1240, printed: { width: '148mm', height: '105mm' } },
  square: { width: 1080, height: 1080, printed: { width: '1080px', height: '1080px' } },
} as const;

/** The drawn pieces. */
export type KitPiece = keyof typeof kitSizes;
