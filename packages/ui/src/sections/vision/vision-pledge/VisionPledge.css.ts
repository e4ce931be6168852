import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const layout = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      gap: vars.space[20],
      alignItems: 'center',
    },
  },
});
