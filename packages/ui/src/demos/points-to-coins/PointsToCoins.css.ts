import { recipe, style } from '../../styles/sections';
import { media, vars } from '../../tokens';

export const drawing = recipe({
  // A px more than the room, which cuts it off: a drawing of a broken width would end before it.
  base: {
    display: 'block',
    width: 'calc(100% + 1px)',
    maxWidth: 'none',
    height: 'auto',
    overflow: 'hidden',
  },
  variants: {
    crop: {
      none: {},
      // On a phone the middle of a full-width melt is enough, at twice the size.
      phone: {
        '@media': {
          [media.mobile]: { width: '220%', transform: 'translateX(-27.3%)' },
        },
      },
    },
  },
});

const moved = {
  transitionProperty: 'transform, opacity',
  transitionDuration: '420ms',
  transitionTimingFunction: vars.easing.out,
};

export const pool = style({ fill: vars.color.lime });

export const drip = style({
  ...moved,
  fill: vars.color.lime,
  selectors: { '&[data-dry]': { transform: 'translateY(-82px)' } },
});

export const joint = style({
  fill: vars.color.lime,
  selectors: { '&[data-dry]': { opacity: 0 } },
});

export const coin = style({
  ...moved,
  selectors: { '&[data-dry]': { transform: 'translateY(-48px)', opacity: 0 } },
});
