import { middle, oneColumn } from '../../styles/looks';
import { style, vars } from '../../styles/sections';

export const frame = style({
  position: 'relative',
  width: '100%',
  maxWidth: '28rem',
  aspectRatio: '4 / 5',
  ...middle,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  backgroundColor: vars.color.strong,
  color: vars.color.onStrong,
  // The picture has the colour of the section around it.
  outline: `1px solid ${vars.surface.line}`,
});

export const choices = style({
  ...oneColumn(),
});

export const legend = style({ fontWeight: vars.weight.semibold });
