import { exactColours } from '../../styles/looks';
import { style, vars } from '../../styles/primitives';

export const illustration = style({
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.card,
  // The picture makes no sense without its colours.
  forcedColorAdjust: 'none',
  ...exactColours,
});
