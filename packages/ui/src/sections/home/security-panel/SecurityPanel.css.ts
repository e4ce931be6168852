import { inColumns, oneColumn, sideBySide } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const layout = style({
  ...inColumns('1fr auto', `${vars.space[4]} ${vars.space[5]}`),
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      columnGap: vars.space[12],
    },
  },
});

export const lock = style({
  gridArea: '1 / 2',
  width: '4.5rem',
  height: 'auto',
  '@media': {
    [media.tablet]: {
      gridArea: '1 / 1 / 3',
      placeSelf: 'center',
      width: 'min(100%, 16rem)',
    },
    [media.print]: { display: 'none' },
  },
});

export const list = style({
  gridColumn: '1 / -1',
  ...oneColumn(vars.space[4]),
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

export const item = style({
  ...sideBySide('minmax(0, 13rem) 1fr', {
    gap: vars.space[1],
    wideGap: vars.space[6],
    alignItems: 'baseline',
  }),
  breakInside: 'avoid',
});
