import { style } from '../../styles/sections';
import { media, vars } from '../../tokens';

export const split = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: vars.space[12],
      alignItems: 'center',
    },
  },
});
