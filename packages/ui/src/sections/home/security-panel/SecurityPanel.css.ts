import { style } from '../../../styles/sections';
import { vars } from '../../../tokens/vars.css';

export const list = style({ display: 'grid', gap: vars.space[8] });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  breakInside: 'avoid',
});

export const icon = style({ color: vars.surface.accent });

export const text = style({ gridColumn: 2 });
