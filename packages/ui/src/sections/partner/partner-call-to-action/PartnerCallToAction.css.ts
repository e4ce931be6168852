import { oneColumn } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const layout = style({
  ...oneColumn(vars.space[6]),
  '@media': {
    [media.print]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space[6],
      breakInside: 'avoid',
    },
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space[16],
    },
  },
});

/**
 * The card behind a charity's badge. Give it `data-surface="raised"`, because badges of all colours
 * can be seen on that surface. In print, it is small, so that it fits on the sheet of the questions.
 */
export const badge = style({
  display: 'grid',
  width: 'clamp(7rem, 22vw, 15rem)',
  padding: `clamp(${vars.space[3]}, 2vw, ${vars.space[6]})`,
  borderRadius: vars.radius.card,
  '@media': {
    [media.tablet]: { transform: 'rotate(-4deg)' },
    [media.print]: { width: '6rem', padding: 0 },
  },
});
