import { style } from '../../styles/sections';
import { headingType } from '../../styles/type-looks';
import { vars } from '../../tokens';
import { desktopAndPaper } from '../../tokens/media-and-paper';

export const amount = style({
  display: 'block',
  fontSize: `min(${vars.text.figure} * 0.94, 20svh)`,
  fontVariantNumeric: 'tabular-nums',
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  // Email addresses are long words.
  overflowWrap: 'anywhere',
  '@media': {
    [desktopAndPaper]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: vars.space[12],
    },
  },
});

export const goals = style({ display: 'grid', alignContent: 'start' });

export const goal = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'baseline',
  paddingBlock: vars.space[4],
  borderTop: `2px dashed ${vars.surface.control}`,
  ...headingType.heading,
  textWrap: 'balance',
});

export const number = style({
  fontFamily: vars.font.figures,
  fontSize: vars.text.body,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.normal,
});
