import { figuresText } from '../../styles/looks';
import { style, vars } from '../../styles/sections';

export const count = style({
  display: 'block',
  paddingBottom: vars.space[2],
  color: vars.surface.textMuted,
  ...figuresText(vars.text.small),
  letterSpacing: '0',
});
