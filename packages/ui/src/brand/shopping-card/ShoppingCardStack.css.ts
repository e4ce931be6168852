import { createVar } from '@vanilla-extract/css';
import { recipe } from '../../styles/primitives';

/** Number of places from the middle of the fan: -1, 0 and 1 for three cards. */
export const step = createVar();

export const stack = recipe({
  base: { display: 'grid', justifyItems: 'center', width: '100%' },
  variants: {
    arrangement: {
      // Leaves room for the rotated corners.
      fan: { padding: '2% 18% 7%' },
      pile: {},
    },
  },
});

export const place = recipe({
  base: { width: '100%', maxWidth: '25rem' },
  variants: {
    arrangement: {
      fan: {
        gridArea: '1 / 1',
        transformOrigin: '50% 150%',
        transform: `translateX(calc(${step} * 5%)) rotate(calc(${step} * 9deg))`,
      },
      // Leaves the wordmark of the card behind visible.
      pile: { selectors: { '& + &': { marginTop: '-22%' } } },
    },
  },
});
