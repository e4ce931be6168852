import { style } from '../../styles/sections';
import { vars } from '../../tokens';

export const count = style({
  display: 'block',
  paddingBottom: vars.space[2],
  color: vars.surface.textMuted,
  fontFamily: vars.font.figures,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  letterSpacing: '0',
});
