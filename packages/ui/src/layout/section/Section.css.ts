import { createVar } from '@vanilla-extract/css';
import { recipe, style, vars } from '../../styles/primitives';

export const height = createVar();
/** Of its beginning, and again of its end. */
export const padding = createVar();

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
          containIntrinsicBlockSize: `auto calc(${height} - 2 * ${padding})`,
        },
      },
    },
  },
});

export const section = recipe({
  base: { position: 'relative', paddingBlock: padding },
  variants: {
    space: {
      normal: { vars: { [padding]: vars.space.section } },
      compact: { vars: { [padding]: `calc(${vars.space.section} / 2)` } },
      none: { vars: { [padding]: '0px' } },
    },
    clipped: { true: { overflow: 'clip' } },
  },
});
