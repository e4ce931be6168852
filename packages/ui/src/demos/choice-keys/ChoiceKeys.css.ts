import { style } from '../../styles/sections';
import { media, vars } from '../../tokens';

export const group = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });

export const legend = style({
  paddingBottom: vars.space[3],
  color: vars.surface.text,
  fontWeight: vars.weight.semibold,
});

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  '@media': {
    [media.tablet]: {
      selectors: { '&[data-wide]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
});

/** A key of the till: it stands up from its bed and goes down when it is chosen. */
export const key = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[1],
  minHeight: 64,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1.5px solid ${vars.surface.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  boxShadow: `0 4px 0 ${vars.surface.control}`,
  cursor: 'pointer',
  transition: `transform ${vars.duration.quick} ${vars.easing.out}, box-shadow ${vars.duration.quick} ${vars.easing.out}`,
  selectors: {
    '&:hover': { borderColor: vars.surface.text },
    '&:has(:checked)': {
      borderColor: vars.color.forest,
      backgroundColor: vars.color.lime,
      color: vars.color.ink,
      boxShadow: `0 1px 0 ${vars.color.forest}`,
      transform: 'translateY(3px)',
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.surface.focus}`, outlineOffset: '3px' },
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
});

export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});

export const keyLabel = style({
  fontFamily: vars.font.figures,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.medium,
  lineHeight: '1.15',
  letterSpacing: '-0.02em',
});

export const keyDetail = style({ fontSize: vars.text.small, lineHeight: '1.3' });
