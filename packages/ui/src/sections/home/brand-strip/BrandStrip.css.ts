import { style } from '../../../styles/sections';
import { media } from '../../../tokens/breakpoint';
import { vars } from '../../../tokens/vars.css';

/** The rack of cards beside every till, from edge to edge: two rows, the second set off by half a card. */
export const rack = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'repeat(2, auto)',
  gridAutoColumns: 'clamp(12rem, 17.5vw, 17rem)',
  gap: `${vars.space[6]} ${vars.space[5]}`,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space[10]} ${vars.space[8]}`,
  '@media': {
    [media.desktop]: { justifyContent: 'center' },
    [media.print]: { display: 'none' },
  },
});

export const card = style({
  scrollSnapAlign: 'center',
  transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
  selectors: {
    '&:nth-child(odd)': { transform: 'translateX(-3rem) rotate(-2deg)' },
    '&:nth-child(even)': { transform: 'translateX(3rem) rotate(2deg)' },
  },
  '@media': {
    [media.mobile]: {
      selectors: { '&:nth-child(n)': { transform: 'none' } },
    },
    [media.motionSafe]: {
      selectors: {
        '&:nth-child(odd):hover': { transform: 'translateX(-3rem) translateY(-6px)' },
        '&:nth-child(even):hover': { transform: 'translateX(3rem) translateY(-6px)' },
      },
    },
  },
});
