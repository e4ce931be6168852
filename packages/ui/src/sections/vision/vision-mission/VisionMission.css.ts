import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const opening = style({
  display: 'grid',
  gap: vars.space[10],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      alignItems: 'end',
      gap: vars.space[16],
    },
  },
});

export const products = style({ borderTop: `2px dashed ${vars.surface.line}` });

export const product = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[8],
  borderBottom: `2px dashed ${vars.surface.line}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '12rem minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: vars.space[8],
    },
  },
});

export const stage = style({
  fontFamily: vars.font.figures,
  fontWeight: vars.weight.medium,
  fontSize: vars.text.small,
  color: vars.surface.accent,
});
