import { largeText, oneColumn } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const layout = style({
  ...oneColumn(vars.space[10]),
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateAreas: '"words receiptArea" "points receiptArea"',
      gap: `${vars.space[12]} ${vars.space[16]}`,
    },
  },
});

export const words = style({
  ...oneColumn(vars.space[8]),
  alignContent: 'start',
  '@media': { [media.desktop]: { gridArea: 'words' } },
});

export const figure = style({
  ...oneColumn(vars.space[3]),
  color: vars.surface.accent,
  ...largeText('clamp(3.5rem, 2rem + 6.5vw, 8rem)', '0.9', '-0.05em'),
});

export const receiptArea = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  '@media': { [media.desktop]: { gridArea: 'receiptArea', transform: 'rotate(2.5deg)' } },
});

export const points = style({
  ...oneColumn(vars.space[6]),
  alignContent: 'end',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[8] },
    [media.desktop]: { gridArea: 'points' },
  },
});

export const point = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderTop: `1px solid ${vars.surface.line}`,
});
