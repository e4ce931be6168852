import { createVar } from '@vanilla-extract/css';
import { style } from '../../styles/sections';
import { media, vars } from '../../tokens';

/** Words on the left, offers on the right. */
export const layout = style({
  display: 'grid',
  gap: vars.space[10],
  alignItems: 'start',
  '@media': {
    [media.print]: { gap: vars.space[5], breakInside: 'avoid' },
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[16],
    },
  },
});

export const offers = style({
  display: 'grid',
  gap: vars.space[16],
  // The row reaches the edges of a phone: a ring around it would be cut off there.
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': {
    // On a phone they are a row that scrolls sideways; the edge of the next one shows.
    [media.mobile]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(86%, 22rem)',
      gap: vars.space[6],
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: vars.space.gutter,
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      padding: `0 ${vars.space.gutter} ${vars.space[8]}`,
    },
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[10] },
    [media.desktop]: { gap: vars.space[12] },
    [media.wide]: { gridColumn: 2, gridRow: '1 / span 2' },
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[8] },
  },
});

export const offer = style({
  containerType: 'inline-size',
  scrollSnapAlign: 'start',
  display: 'grid',
  // The examples share one baseline, however long the explanations are.
  gridTemplateRows: '1fr auto',
  gap: vars.space[6],
  breakInside: 'avoid',
});

export const share = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.black,
  fontSize: `min(${vars.text.display}, 0.5rem + 14cqi)`,
  lineHeight: vars.lineHeight.display,
  letterSpacing: vars.tracking.display,
  color: vars.surface.accent,
  textWrap: 'balance',
});

export const bars = style({ display: 'grid', gap: vars.space[4], alignContent: 'end' });

export const width = createVar();

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
});

export const figure = style({
  fontFamily: vars.font.figures,
  fontWeight: vars.weight.bold,
  fontSize: vars.text.lead,
  selectors: { [`${bar}:last-child > &`]: { fontSize: vars.text.title } },
});

/** As long as its share of the longest. */
export const fill = style({
  gridColumn: '1 / -1',
  width: width,
  height: 14,
  borderRadius: vars.radius.round,
  backgroundColor: vars.surface.control,
  printColorAdjust: 'exact',
  selectors: { [`${bar}:last-child > &`]: { backgroundColor: vars.surface.accent } },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const note = style({ display: 'grid', gap: vars.space[3], breakInside: 'avoid' });
