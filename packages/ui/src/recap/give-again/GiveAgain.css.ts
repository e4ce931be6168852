import { inRow, oneColumn } from '../../styles/looks';
import { style, vars } from '../../styles/sections';

export const list = style({
  ...oneColumn(),
  borderTop: `1px solid ${vars.surface.line}`,
});

export const row = style({
  ...inRow(`${vars.space[3]} ${vars.space[4]}`),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.surface.line}`,
});

export const words = style({
  flex: '1 1 8rem',
  minWidth: 'min-content',
  maxWidth: '100%',
  overflowWrap: 'break-word',
});
