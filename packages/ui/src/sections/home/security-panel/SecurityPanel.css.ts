import { inColumns, oneColumn } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const layout = style({
  ...oneColumn(vars.space[12]),
  justifyItems: 'center',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[12],
      alignItems: 'center',
    },
  },
});

export const words = style({ width: '100%', ...inColumns('1fr auto', vars.space[6]) });

export const lock = style({
  gridArea: '1 / 2',
  width: 'clamp(4.5rem, 9vw, 8rem)',
  height: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});

export const list = style({ gridColumn: '1 / -1', ...oneColumn(vars.space[4]) });

export const when = style({ fontWeight: vars.weight.semibold });
