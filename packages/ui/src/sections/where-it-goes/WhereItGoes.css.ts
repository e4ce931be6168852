import { style } from '../../styles/sections';
import { media, vars } from '../../tokens';

export const offers = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[10] },
    [media.desktop]: { gap: vars.space[20] },
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[8] },
  },
});

export const offer = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[6],
  selectors: {
    // Hung lower, so that nobody reads the two as columns of one table.
    '&:nth-child(even)': {
      '@media': { [media.tablet]: { paddingBlockStart: vars.space[24] } },
    },
  },
});

export const share = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.black,
  fontSize: vars.text.display,
  lineHeight: vars.lineHeight.display,
  letterSpacing: vars.tracking.display,
  color: vars.surface.accent,
  textWrap: 'balance',
});

export const note = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[6],
  borderTop: `2px dashed ${vars.surface.line}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: vars.space[8] },
  },
});
