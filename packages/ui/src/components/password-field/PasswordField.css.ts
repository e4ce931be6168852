import { centred, inRow, mutedSmall } from '../../styles/looks';
import { style, vars } from '../../styles/primitives';

export const toggle = style({
  ...centred(44),
  borderRadius: vars.radius.control,
  color: vars.surface.textMuted,
  selectors: {
    '&:hover': { color: vars.surface.raisedText },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const below = style({
  ...mutedSmall,
  lineHeight: '1.45',
  // An empty live region takes no room.
  selectors: { '&:not(:empty, :has(> :only-child:empty))': { paddingTop: vars.space[2] } },
});

export const note = style({
  ...inRow(vars.space[2]),
  color: vars.surface.text,
  fontWeight: vars.weight.medium,
});
