import { oneColumn, sideBySide } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const opening = style({
  ...oneColumn(vars.space[6]),
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
      columnGap: vars.space[12],
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: '1fr auto',
      columnGap: vars.space[16],
    },
  },
});

export const heading = style({
  alignSelf: 'end',
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1' },
    [media.desktop]: { gridColumn: 'auto' },
  },
});

export const chart = style({
  alignSelf: 'end',
  '@media': {
    [media.mobile]: { paddingBlockStart: vars.space[6], maxWidth: '24rem' },
    [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' },
  },
});

export const story = style(
  sideBySide('7fr 5fr', { gap: vars.space[12], wideGap: vars.space[16], alignItems: 'start' }),
);
