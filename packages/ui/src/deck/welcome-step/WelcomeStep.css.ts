import { style } from '../../styles/sections';
import { media, vars } from '../../tokens';

export const words = style({
  display: 'grid',
  gap: vars.space[8],
  maxWidth: '44rem',
  // Leaves room for the coins at the bottom of a narrow slide.
  '@media': { [media.mobile]: { paddingBlockEnd: '11rem' } },
});

export const form = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  maxWidth: '34rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[3] } },
});

/** Aligns the button with the field, not with the label. */
export const submit = style({
  '@media': { [media.tablet]: { paddingBlockStart: '1.95rem' } },
});
