import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const opening = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: vars.space[16],
      alignItems: 'end',
    },
  },
});

export const story = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: vars.space[20],
      alignItems: 'start',
    },
  },
});
