import { style } from '../../../styles/sections';
import { media } from '../../../tokens/breakpoint';
import { vars } from '../../../tokens/vars.css';

/** The rack of cards beside every till, from edge to edge. */
export const rack = style({
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space[6]} ${vars.space[10]}`,
  '@media': {
    [media.wide]: { justifyContent: 'center', gap: 0 },
    [media.print]: { flexWrap: 'wrap' },
  },
});

export const card = style({
  flex: 'none',
  width: 'clamp(10rem, 22vw, 13rem)',
  scrollSnapAlign: 'center',
  transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
  selectors: {
    '&:nth-child(odd)': { transform: 'rotate(-3deg)' },
    '&:nth-child(even)': { transform: 'rotate(2deg) translateY(14px)' },
  },
  '@media': {
    [media.wide]: { selectors: { '& + &': { marginInlineStart: '-4.25rem' } } },
    [media.motionSafe]: {
      selectors: { '&:hover': { transform: 'rotate(0) translateY(-10px)', zIndex: 1 } },
    },
  },
});
