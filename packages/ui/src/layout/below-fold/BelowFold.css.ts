import { createVar } from '@vanilla-extract/css';
import { style } from '../../styles/primitives';

export const height = createVar();

/** Wider screens belong to faster devices. */
const phone = 'screen and (max-width: 480px)';

// A link to a place in the page needs the real heights, and so does scrolling up in Safari.
export const belowFold = style({
  '@media': {
    [phone]: {
      selectors: {
        ':root:not([data-laid-out], :has(:target)) &': {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: `auto ${height}`,
        },
      },
    },
  },
});
