import { createVar } from '@vanilla-extract/css';
import { style } from '../../styles/primitives';
import { media } from '../../tokens/breakpoint';

export const height = createVar();

// A link to a place in the page needs the real heights, and so does scrolling up in Safari.
export const belowFold = style({
  '@media': {
    [media.mobile]: {
      selectors: {
        ':root:not([data-used], :has(:target)) &': {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: `auto ${height}`,
        },
      },
    },
  },
});
