import { style } from '../../styles/primitives';
import { media, vars } from '../../tokens';

export const illustration = style({
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.card,
  // Without its colours, the picture could not be understood.
  forcedColorAdjust: 'none',
  '@media': { [media.print]: { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' } },
});
