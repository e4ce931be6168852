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

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      gap: vars.space[10],
    },
  },
});

/** Side by side, both samples begin and end at the same height. */
export const sample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.desktop]: { gridRow: 'span 2', gridTemplateRows: 'subgrid' } },
});

export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  listStyle: 'decimal',
  paddingInlineStart: vars.space[5],
});
