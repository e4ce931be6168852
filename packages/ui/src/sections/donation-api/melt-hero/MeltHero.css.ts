import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const top = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'end',
  paddingBlock: `${vars.space.section} ${vars.space[6]}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', gap: vars.space[16] },
  },
});

export const melt = style({ overflow: 'clip' });

export const content = style({
  display: 'grid',
  gap: vars.space[12],
  paddingBlock: `${vars.space[10]} ${vars.space.section}`,
});

export const equation = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[6]}`,
  color: vars.surface.heading,
  fontFamily: vars.font.display,
  fontSize: 'clamp(3rem, 1.4rem + 7vw, 8.5rem)',
  fontWeight: vars.weight.black,
  letterSpacing: '-0.05em',
  lineHeight: '0.95',
});

export const equals = style({ color: vars.surface.accent });

export const shore = style({ minWidth: 0 });
