import { style } from '../../styles/sections';
import { vars } from '../../tokens';

export const quote = style({
  maxWidth: '24ch',
  fontFamily: vars.font.display,
  fontSize: vars.text.section,
  fontWeight: vars.weight.black,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.tracking.display,
  color: vars.surface.accent,
  textWrap: 'balance',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
