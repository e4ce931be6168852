import { style } from '../../styles/sections';
import { vars } from '../../tokens';

// One px wider than its place, which clips it: where that has a broken width, the drawing would end too
// early.
export const drawing = style({
  display: 'block',
  width: 'calc(100% + 1px)',
  maxWidth: 'none',
  height: 'auto',
  overflow: 'hidden',
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
