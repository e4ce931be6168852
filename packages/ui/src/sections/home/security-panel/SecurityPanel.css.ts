import { style } from '../../../styles/sections';
import { media } from '../../../tokens/breakpoint';
import { vars } from '../../../tokens/vars.css';

export const layout = style({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'center',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', gap: vars.space[10] },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      columnGap: vars.space[16],
    },
  },
});

export const lock = style({
  width: '4.5rem',
  height: 'auto',
  '@media': {
    [media.tablet]: { width: 'min(100%, 16rem)', justifySelf: 'center' },
    [media.print]: { display: 'none' },
  },
});

export const list = style({
  display: 'grid',
  gap: vars.space[5],
});

/** The promise on the left, what it means on the right. */
export const item = style({
  display: 'grid',
  gap: vars.space[1],
  breakInside: 'avoid',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: vars.space[6],
    },
  },
});
