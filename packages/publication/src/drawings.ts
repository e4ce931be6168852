import type { badgeDrawing, markSvg } from '@tuppence/ui/brand';
import type { color } from '@tuppence/ui/tokens';

/** Passed in, because Node cannot load the library's sources by itself. */
export interface Drawings {
  badgeDrawing: typeof badgeDrawing;
  color: typeof color;
  markSvg: typeof markSvg;
}
