import { oneColumn, sideBySide } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

export const words = style({
  ...oneColumn(vars.space[8]),
  maxWidth: '44rem',
  // Leaves room for the coins on a narrow slide.
  '@media': { [media.mobile]: { paddingBlockEnd: '11rem' } },
});

export const form = style({
  ...sideBySide('1fr auto', {
    gap: vars.space[4],
    wideGap: vars.space[3],
    alignItems: 'start',
    from: media.tablet,
  }),
  maxWidth: '34rem',
});

/** Aligns the button with the field. */
export const submit = style({
  '@media': { [media.tablet]: { paddingBlockStart: '1.95rem' } },
});
