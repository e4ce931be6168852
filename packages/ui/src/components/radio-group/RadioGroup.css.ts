import { style } from '../../styles/primitives';
import { media } from '../../tokens/breakpoint';
import { vars } from '../../tokens/vars.css';

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: 56,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `1.5px solid ${vars.surface.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  color: vars.surface.raisedText,
  cursor: 'pointer',
  transition: `border-color ${vars.duration.quick}, box-shadow ${vars.duration.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.surface.text },
    '&[data-selected="true"]': {
      borderColor: vars.surface.accent,
      boxShadow: `inset 0 0 0 1.5px ${vars.surface.accent}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.surface.focus}`, outlineOffset: '2px' },
    '&[data-disabled="true"]': {
      cursor: 'not-allowed',
      borderColor: vars.surface.line,
      color: vars.surface.textMuted,
    },
  },
});

export const dot = style({
  width: 22,
  height: 22,
  border: `1.5px solid ${vars.surface.control}`,
  borderRadius: vars.radius.round,
  selectors: {
    '[data-selected="true"] > &': { border: `7px solid ${vars.surface.accent}` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '[data-selected="true"] > &': { borderColor: 'Highlight' } },
    },
  },
});

export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
});

export const radioLabel = style({ fontWeight: vars.weight.semibold, lineHeight: '1.3' });

export const radioDescription = style({
  color: vars.surface.textMuted,
  fontSize: vars.text.small,
  lineHeight: '1.4',
});

export const trailingText = style({
  fontFamily: vars.font.figures,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
