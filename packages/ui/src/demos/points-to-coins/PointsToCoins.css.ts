import { style, vars } from '../../styles/sections';

// 1 px wider than its container, which clips it: a fractional width would leave a gap.
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

export const points = style({ fill: vars.color.accent });

export const drip = style({ ...moved, fill: vars.color.accent });

export const coin = style({
  ...moved,
  selectors: { '&[data-due]': { transform: 'translateY(-60px)', opacity: 0 } },
});

export const ground = style({ stroke: vars.color.strong, strokeWidth: 2, strokeLinecap: 'round' });
