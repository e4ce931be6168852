import { inlineRow, largeText } from '../../styles/looks';
import { style, vars } from '../../styles/primitives';

export const logo = style({
  ...inlineRow('0.36em'),
  // At 320 px, the logo shares a row with the header's button and menu.
  ...largeText('clamp(1rem, 0.05rem + 4.8vw, 1.625rem)', 1),
  color: vars.surface.heading,
  whiteSpace: 'nowrap',
});
