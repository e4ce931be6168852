import { oneColumn, sideBySide } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const layout = style(
  sideBySide('7fr 5fr', { gap: vars.space[10], wideGap: vars.space[16], alignItems: 'center' }),
);

/** On a tablet, each person is below their portrait. */
export const list = style({
  ...oneColumn(vars.space[8]),
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
