import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const photo = style({
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});

/** Each name stands below its person where there is room for three beside each other. */
export const names = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const person = style({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
});
