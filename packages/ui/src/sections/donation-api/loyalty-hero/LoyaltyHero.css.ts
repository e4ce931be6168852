import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const top = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'end',
  paddingBlock: `clamp(${vars.space[12]}, 6vw, ${vars.space[20]}) ${vars.space[6]}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', gap: vars.space[16] },
  },
});

export const melt = style({ overflow: 'clip' });

export const content = style({
  display: 'grid',
  gap: vars.space[12],
  paddingBlock: `${vars.space[4]} ${vars.space.section}`,
});

export const equation = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 0.2em',
  color: vars.surface.heading,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.75rem, 0.5rem + 7.4vw, 8.5rem)',
  fontWeight: vars.weight.black,
  letterSpacing: '-0.05em',
  lineHeight: '0.95',
});

export const equals = style({ color: vars.surface.accent });

export const shore = style({ minWidth: 0 });
