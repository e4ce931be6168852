import { createVar } from '@vanilla-extract/css';
import { exactColours, style } from '../../styles/sections';
import { media } from '../../tokens/breakpoint';
import { vars } from '../../tokens/vars.css';

/** Length of a bar, relative to the longest. */
export const barLength = createVar();

export const chart = style({ width: '100%', fontSize: vars.text.small, breakInside: 'avoid' });

export const caption = style({
  textAlign: 'start',
  paddingBlockEnd: vars.space[4],
  fontFamily: vars.font.display,
  fontSize: vars.text.title,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.heading,
});

export const label = style({
  textAlign: 'start',
  verticalAlign: 'middle',
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[3],
  fontWeight: vars.weight.medium,
  width: '34%',
  // Fits most charity names on one line, so that the rows of both charts have the same height.
  '@media': { [media.desktop]: { width: '42%' } },
});

export const track = style({ verticalAlign: 'middle' });

export const bar = style({
  display: 'block',
  height: 18,
  width: barLength,
  borderRadius: `0 ${vars.radius.small} ${vars.radius.small} 0`,
  backgroundColor: vars.surface.accent,
  // Prints the bars, which are backgrounds.
  ...exactColours,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});

export const value = style({
  width: '1%',
  verticalAlign: 'middle',
  textAlign: 'end',
  paddingInlineStart: vars.space[3],
  whiteSpace: 'nowrap',
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
});

const total = {
  paddingBlockStart: vars.space[2],
  borderTop: `1px dashed ${vars.surface.line}`,
  fontWeight: vars.weight.bold,
} as const;
export const totalLabel = style([label, total]);
export const totalTrack = style(total);
export const totalValue = style([value, total]);
