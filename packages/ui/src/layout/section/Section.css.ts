import { createVar } from '@vanilla-extract/css';
import { recipe, style, vars } from '../../styles/primitives';

export const height = createVar();

/** Wider screens belong to faster devices. */
const phone = 'screen and (max-width: 480px)';

// A link to a place in the page needs the real heights, and so does scrolling up in Safari.
export const laidOutNearby = style({
  '@media': {
    [phone]: {
      selectors: {
        ':root:not([data-laid-out], :has(:target)) &': {
          contentVisibility: 'auto',
          // The size of the content, without the padding.
          containIntrinsicBlockSize: `auto calc(${height} - 2 * ${vars.space.section})`,
        },
      },
    },
  },
});

export const section = recipe({
  base: { position: 'relative' },
  variants: {
    space: {
      normal: { paddingBlock: vars.space.section },
      compact: { paddingBlock: `calc(${vars.space.section} / 2)` },
      none: {},
    },
    clipped: { true: { overflow: 'clip' } },
  },
});
