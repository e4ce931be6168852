import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const layout = style({
  display: 'grid',
  gap: vars.space[12],
});

export const head = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'end',
      gap: vars.space[10],
    },
  },
});

export const figure = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.text.figure,
  fontWeight: vars.weight.black,
  letterSpacing: '-0.05em',
  lineHeight: '0.86',
  color: vars.surface.accent,
});

/** Wider than the page and a little askew: it goes on beyond both edges. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space[4],
  width: '240%',
  marginInlineStart: '-70%',
  transform: 'rotate(-3deg)',
  '@media': {
    [media.tablet]: { width: '150%', marginInlineStart: '-25%' },
    [media.desktop]: { width: '116%', marginInlineStart: '-8%', gap: vars.space[6] },
    [media.print]: { transform: 'none', width: '100%', marginInlineStart: 0 },
  },
});
