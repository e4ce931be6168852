import { oneColumn, style } from '../../styles/sections';
import { vars } from '../../tokens/vars.css';

export const list = style({
  ...oneColumn(),
  borderTop: `1px dashed ${vars.surface.line}`,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBottom: `1px dashed ${vars.surface.line}`,
});

/** The button moves to the next line if a word would not fit beside it. */
export const words = style({
  flex: '1 1 8rem',
  minWidth: 'min-content',
  maxWidth: '100%',
  overflowWrap: 'break-word',
});
