import { createVar } from '@vanilla-extract/css';
import { style } from '../../styles/primitives';
import { media } from '../../tokens/breakpoint';
import { sizePx } from '../../tokens/size';
import { vars } from '../../tokens/vars.css';

/** Position along the track, in percent. */
export const position = createVar();

const coinPx = 32;

export const slider = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});

export const label = style({ fontWeight: vars.weight.semibold, lineHeight: vars.lineHeight.title });

export const output = style({
  fontFamily: vars.font.figures,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const description = style({
  paddingBlockStart: vars.space[1],
  color: vars.surface.textMuted,
  fontSize: vars.text.small,
});

export const track = style({
  position: 'relative',
  height: sizePx.touchTarget,
  // Keeps the coin on the track at both ends.
  marginInline: coinPx / 2,
  cursor: 'pointer',
  selectors: {
    '[data-disabled="true"] > &': { cursor: 'not-allowed' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 'calc(50% - 3px)',
      insetInline: -coinPx / 2,
      border: `1px solid ${vars.surface.control}`,
      borderRadius: vars.radius.round,
      backgroundColor: vars.surface.raised,
    },
  },
});

export const fill = style({
  position: 'absolute',
  insetBlock: 'calc(50% - 3px)',
  insetInlineStart: -coinPx / 2,
  width: `calc(${position} + ${coinPx / 2}px)`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.surface.accent,
  selectors: { '[data-disabled="true"] &': { backgroundColor: vars.surface.control } },
  '@media': { [media.forcedColors]: { backgroundColor: 'ButtonText' } },
});

/** A copper coin with a rim. */
export const thumb = style({
  top: '50%',
  left: position,
  width: coinPx,
  height: coinPx,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.copper,
  border: `2px solid ${vars.color.copperDeep}`,
  boxShadow: `inset 0 0 0 3px ${vars.color.copper}, inset 0 0 0 4px ${vars.color.copperSoft}, ${vars.shadow.raised}`,
  cursor: 'grab',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: -8, borderRadius: 'inherit' },
    '&[data-dragging="true"]': { cursor: 'grabbing' },
    '&[data-focused="true"]:has(:focus-visible)': {
      outline: `3px solid ${vars.surface.focus}`,
      outlineOffset: '3px',
    },
    '[data-disabled="true"] &': { filter: 'grayscale(1)', cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { backgroundColor: 'ButtonText' } },
});

export const marks = style({
  position: 'relative',
  height: '1.5em',
  marginInline: coinPx / 2,
  color: vars.surface.textMuted,
  fontFamily: vars.font.figures,
  fontSize: vars.text.caption,
});

export const mark = style({
  position: 'absolute',
  left: position,
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
});
