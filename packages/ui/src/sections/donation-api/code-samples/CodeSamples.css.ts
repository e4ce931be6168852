import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const figure = style({
  display: 'grid',
  gap: vars.space[2],
  color: vars.surface.heading,
  fontFamily: vars.font.display,
  fontSize: vars.text.display,
  fontWeight: vars.weight.black,
  letterSpacing: vars.tracking.display,
  lineHeight: '0.9',
  '@media': { [media.tablet]: { textAlign: 'end' } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
});

/** The words on the left, the code on the right, so that few of its lines are cut. */
export const sample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      alignItems: 'start',
      columnGap: vars.space[12],
    },
  },
});

export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  listStyle: 'decimal',
  paddingInlineStart: vars.space[5],
});
