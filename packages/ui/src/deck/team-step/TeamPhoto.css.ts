import { style } from '../../styles/sections';
import { media, vars } from '../../tokens';

export const print = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  backgroundColor: vars.color.forest,
  border: `${vars.space[2]} solid ${vars.color.card}`,
  borderBlockEndWidth: vars.space[3],
  boxShadow: vars.shadow.floating,
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  '@media': {
    [media.tablet]: { borderWidth: vars.space[3] },
    [media.print]: { boxShadow: 'none' },
  },
});
