import { style } from '../../../styles/sections';
import { media } from '../../../tokens/breakpoint';
import { vars } from '../../../tokens/vars.css';

/** Three receipts at different heights. */
export const wall = style({
  display: 'grid',
  gap: vars.space[6],
  // The row reaches the edges of a phone: a ring around it would be cut off there.
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': {
    // On a phone they are a row that scrolls sideways; the edge of the next one always shows.
    [media.mobile]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(84%, 20rem)',
      alignItems: 'start',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: vars.space.gutter,
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      padding: `${vars.space[2]} ${vars.space.gutter} ${vars.space[8]}`,
    },
    [media.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: vars.space[6],
      alignItems: 'start',
    },
    [media.desktop]: { gap: vars.space[12] },
    [media.print]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: vars.space[5],
      alignItems: 'start',
    },
  },
});

export const person = style({
  width: '100%',
  maxWidth: '24rem',
  scrollSnapAlign: 'start',
  '@media': {
    [media.tablet]: {
      selectors: {
        '&:nth-child(2)': { paddingBlockStart: vars.space[10] },
        '&:nth-child(3)': { paddingBlockStart: vars.space[8] },
      },
    },
  },
});

export const quote = style({
  fontFamily: vars.font.text,
  fontSize: vars.text.lead,
  lineHeight: '1.4',
  textWrap: 'pretty',
  color: vars.color.ink,
});
