import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

const columns = '12rem minmax(0, 1fr) minmax(0, 1fr)';

export const mission = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [media.desktop]: { gridTemplateColumns: columns, alignItems: 'start' } },
});

export const missionText = style({
  '@media': { [media.desktop]: { gridColumn: 'span 2' } },
});

export const products = style({ borderTop: `2px dashed ${vars.surface.line}` });

export const product = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[8],
  borderBottom: `2px dashed ${vars.surface.line}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: columns,
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
