import { style, vars } from '../../styles/sections';

export const figureLabel = style({
  color: vars.surface.text,
  fontFamily: vars.font.text,
  fontSize: vars.text.body,
  fontWeight: vars.weight.regular,
  letterSpacing: '0',
  lineHeight: vars.lineHeight.title,
});
