import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../tokens/media';
import { vars } from '../../tokens/vars.css';

export const cards: StyleRule = {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: 56,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1.5px solid ${vars.surface.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  color: vars.surface.raisedText,
  transition: `border-color ${vars.duration.quick}, box-shadow ${vars.duration.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.surface.text },
    '&:has(:checked)': {
      borderColor: vars.surface.accent,
      boxShadow: `inset 0 0 0 1.5px ${vars.surface.accent}`,
    },
    '&:has(:disabled)': {
      cursor: 'not-allowed',
      borderColor: vars.surface.line,
      color: vars.surface.textMuted,
    },
  },
};

export const segments: StyleRule = {
  placeItems: 'center',
  minHeight: 48,
  margin: -1.5,
  padding: vars.space[2],
  border: '1.5px solid transparent',
  color: vars.surface.raisedText,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.2',
  textAlign: 'center',
  selectors: {
    '& + &': { borderInlineStartColor: vars.surface.control },
    '&:first-child': {
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    '&:last-child': {
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
    },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:has(:checked)': {
      zIndex: vars.zIndex.raised,
      borderColor: vars.surface.accent,
      backgroundColor: vars.surface.accent,
      color: vars.surface.background,
      textDecoration: 'none',
    },
    '&:has(:focus-visible)': { zIndex: vars.zIndex.raised },
    '&:has(:disabled)': {
      color: vars.surface.textMuted,
      cursor: 'not-allowed',
      textDecoration: 'line-through',
    },
    '&:has(:checked:disabled)': {
      borderColor: vars.surface.line,
      backgroundColor: vars.surface.line,
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: {
        '&:has(:checked)': { backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
};

export const keys: StyleRule = {
  alignContent: 'center',
  minHeight: 64,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1.5px solid ${vars.surface.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  boxShadow: `0 4px 0 ${vars.surface.control}`,
  selectors: {
    '&:hover': { borderColor: vars.surface.text },
    '&:has(:checked)': {
      borderColor: vars.color.strong,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
      boxShadow: `0 1px 0 ${vars.color.strong}`,
      transform: 'translateY(3px)',
    },
    '&:has(:focus-visible)': { outlineOffset: '3px' },
    '&:has(:disabled)': {
      borderColor: vars.surface.line,
      boxShadow: 'none',
      color: vars.surface.textMuted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } },
    },
  },
};
