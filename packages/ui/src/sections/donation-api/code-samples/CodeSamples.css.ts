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

export const pair = style(sideBySide('1fr 1fr', { gap: vars.space[10], wideGap: vars.space[8] }));

/** The code of both starts at the same height. */
export const sample = style({
  ...oneColumn(vars.space[5]),
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignItems: 'start',
  // Chrome does not move what follows a subgrid that it breaks between sheets.
  '@media': { [media.print]: { gridRow: 'auto', gridTemplateRows: 'none' } },
});

export const notes = style({
  ...oneColumn(vars.space[2]),
  listStyle: 'decimal',
  paddingInlineStart: vars.space[5],
});
