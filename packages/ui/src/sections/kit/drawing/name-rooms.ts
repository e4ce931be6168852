import type { TextRoom } from './fit-name';
import { type KitPiece, mm } from './kit-sizes';

/** The room that each piece has for the charity's name. */
export const nameRooms: Record<KitPiece, TextRoom> = {
  poster: { width: mm(182), height: mm(76), largest: mm(34), smallest: mm(9) },
  card: { width: mm(80), height: mm(33), largest: mm(13), smallest: mm(4.4) },
  square: { width: 984, height: 230, largest: 124, smallest: 34 },
};
