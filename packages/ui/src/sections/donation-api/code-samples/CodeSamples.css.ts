import { largeText, oneColumn, sideBySide } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const head = style(
  sideBySide('1fr auto', { gap: vars.space[6], alignItems: 'end', from: media.tablet }),
);

export const figure = style({
  ...oneColumn(vars.space[2]),
  color: vars.surface.heading,
  ...largeText(vars.text.display, '0.9'),
  '@media': { [media.tablet]: { textAlign: 'end' } },
});

/** Gives the code room, so that few lines are cut. */
export const sample = style(
  sideBySide('4fr 8fr', { gap: vars.space[4], wideGap: vars.space[12], alignItems: 'start' }),
);

export const notes = style({
  ...oneColumn(vars.space[2]),
  listStyle: 'decimal',
  paddingInlineStart: vars.space[5],
});
