import { inRow, style } from '../../styles/sections';
import { media } from '../../tokens/breakpoint';
import { vars } from '../../tokens/vars.css';

export const form = style({ display: 'grid', gap: vars.space[5] });

export const names = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const secure = style({
  ...inRow(vars.space[2]),
  color: vars.surface.textMuted,
  fontSize: vars.text.small,
});

export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  paddingBlockStart: vars.space[5],
  borderTop: `2px dashed ${vars.surface.line}`,
  '@media': { [media.scriptless]: { display: 'none' } },
});
