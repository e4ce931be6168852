import type { TextBox } from './fit-name';
import { type KitPiece, mm } from './kit-sizes';

/** The area for the charity's name on each piece. */
export const nameBoxes: Record<KitPiece, TextBox> = {
  poster: { width: mm(182), height: mm(66), largest: mm(34), smallest: mm(9) },
  card: { width: mm(80), height: mm(33), largest: mm(13), smallest: mm(4.4) },
  square: { width: 984, height: 230, largest: 124, smallest: 34 },
};
