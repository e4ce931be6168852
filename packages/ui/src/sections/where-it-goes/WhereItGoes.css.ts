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
  alignContent: 'start',
  gap: vars.space[6],
  breakInside: 'avoid',
  selectors: {
    // Placed lower, so that the two are not read as columns of one table.
    '&:nth-child(even)': {
      '@media': { [media.tablet]: { paddingBlockStart: vars.space[6] } },
    },
  },
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

export const note = style({
  display: 'grid',
  gap: vars.space[3],
  breakInside: 'avoid',
  paddingBlockStart: vars.space[6],
  borderTop: `2px dashed ${vars.surface.line}`,
});
