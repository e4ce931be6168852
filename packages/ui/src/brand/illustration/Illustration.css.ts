import { exactColours, style } from '../../styles/primitives';
import { vars } from '../../tokens';

export const illustration = style({
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.card,
  // The picture makes no sense without its colours.
  forcedColorAdjust: 'none',
  ...exactColours,
});
