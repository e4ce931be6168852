import { style } from '../../styles/primitives';
import { vars } from '../../tokens/vars.css';

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  color: vars.surface.textMuted,
  selectors: {
    '&:hover': { color: vars.surface.raisedText },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const below = style({
  color: vars.surface.textMuted,
  fontSize: vars.text.small,
  lineHeight: '1.45',
  selectors: { '&:not(:empty)': { paddingTop: vars.space[2] } },
});

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.surface.text,
  fontWeight: vars.weight.medium,
});
