import { createVar } from '@vanilla-extract/css';
import { style } from '../../styles/primitives';

/** Places from the middle of the fan: -1, 0 and 1 for three cards. */
export const step = createVar();

export const stack = style({
  display: 'grid',
  justifyItems: 'center',
  width: '100%',
  // Leaves room for the rotated corners.
  padding: '2% 18% 7%',
});

export const place = style({
  gridArea: '1 / 1',
  width: '100%',
  maxWidth: '25rem',
  transformOrigin: '50% 150%',
  transform: `translateX(calc(${step} * 5%)) rotate(calc(${step} * 9deg))`,
});
