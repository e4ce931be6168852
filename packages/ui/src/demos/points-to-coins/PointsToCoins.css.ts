import { style } from '../../styles/sections';
import { vars } from '../../tokens';

// A px more than the room, which cuts it off: a drawing of a broken width would end before it.
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
