import { style } from '../../styles/primitives';
import { media } from '../../tokens/breakpoint';
import { vars } from '../../tokens/vars.css';

export const segments = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: `1.5px solid ${vars.surface.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
});

export const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  margin: -1.5,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  border: '1.5px solid transparent',
  color: vars.surface.raisedText,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.2',
  textAlign: 'center',
  cursor: 'pointer',
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
    '&[data-selected="true"]': {
      zIndex: vars.zIndex.raised,
      borderColor: vars.surface.accent,
      backgroundColor: vars.surface.accent,
      color: vars.surface.background,
      textDecoration: 'none',
    },
    '&:has(:focus-visible)': {
      zIndex: vars.zIndex.raised,
      outline: `3px solid ${vars.surface.focus}`,
      outlineOffset: '2px',
    },
    '&[data-disabled="true"]': {
      color: vars.surface.textMuted,
      cursor: 'not-allowed',
      textDecoration: 'line-through',
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: {
        '&[data-selected="true"]': { backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
