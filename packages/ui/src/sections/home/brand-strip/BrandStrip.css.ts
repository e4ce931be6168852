import { media, style, vars } from '../../../styles/sections';

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'clamp(12rem, 17.5vw, 17rem)',
  gap: `${vars.space[6]} ${vars.space[5]}`,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space[3],
  // The window would cut off an outer focus ring.
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': {
    [media.tablet]: { gridTemplateRows: 'repeat(2, auto)', paddingBlock: vars.space[6] },
    [media.desktop]: {
      gridAutoColumns: `calc((100% - 4 * ${vars.space[5]}) / 5)`,
      overflow: 'visible',
    },
    [media.print]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      overflow: 'visible',
      // A padding would stay alone with the heading.
      paddingBlock: 0,
      marginBlockStart: vars.space[3],
    },
  },
});

export const card = style({
  scrollSnapAlign: 'center',
  transition: `translate ${vars.duration.quick} ${vars.easing.out}`,
  '@media': {
    [media.tablet]: {
      selectors: {
        '&:nth-child(odd)': { transform: 'rotate(-2deg)' },
        '&:nth-child(even)': { transform: 'rotate(2deg)' },
      },
    },
    [media.motionSafe]: { selectors: { '&:hover': { translate: '0 -6px' } } },
  },
});
