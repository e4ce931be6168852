import { style } from '../../styles/sections';
import { vars } from '../../tokens';

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  width: '100%',
  height: '100%',
  minHeight: 64,
  padding: `${vars.space[3]} ${vars.space[1]}`,
  textAlign: 'start',
  color: vars.surface.text,
  borderBlockStart: `2px dashed ${vars.surface.control}`,
  lineHeight: vars.lineHeight.title,
  selectors: {
    '&:hover, &[data-state="open"]': { borderBlockStart: `2px solid ${vars.surface.text}` },
  },
});

export const name = style({
  fontWeight: vars.weight.bold,
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.2em',
});

export const role = style({ fontSize: vars.text.small, color: vars.surface.textMuted });

export const popoverName = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.title,
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.title,
});
