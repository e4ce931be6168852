import { style } from '../../../styles/sections';
import { media } from '../../../tokens/breakpoint';
import { vars } from '../../../tokens/vars.css';

export const list = style({ display: 'grid' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
  paddingBlock: vars.space[5],
  breakInside: 'avoid',
  borderTop: `2px dashed ${vars.surface.line}`,
  selectors: { '&:last-child': { borderBottom: `2px dashed ${vars.surface.line}` } },
  '@media': { [media.desktop]: { paddingBlock: vars.space[5], columnGap: vars.space[8] } },
});

export const icon = style({
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: vars.radius.round,
  color: vars.color.forest,
  backgroundColor: vars.color.lime,
});
