import { figuresText, style } from '../../styles/sections';
import { vars } from '../../tokens';

export const count = style({
  display: 'block',
  paddingBottom: vars.space[2],
  color: vars.surface.textMuted,
  ...figuresText(vars.text.small),
  letterSpacing: '0',
});
