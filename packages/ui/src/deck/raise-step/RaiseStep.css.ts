import { figuresText, headingType, inColumns, oneColumn, sideBySide } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

export const amount = style({
  display: 'block',
  fontSize: `min(${vars.text.figure} * 0.94, 20svh)`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.print]: { fontSize: '12svh' } },
});

export const body = style({
  ...sideBySide('7fr 5fr', {
    gap: vars.space[10],
    wideGap: vars.space[12],
    from: media.desktopAndPaper,
  }),
});

export const goals = style({ display: 'grid', alignContent: 'start' });

export const goal = style({
  ...inColumns('auto 1fr', vars.space[4]),
  alignItems: 'baseline',
  paddingBlock: vars.space[4],
  borderTop: `2px dashed ${vars.surface.control}`,
  ...headingType.heading,
  textWrap: 'balance',
});

export const number = style({
  ...figuresText(vars.text.body),
  letterSpacing: vars.tracking.normal,
});

/** The email addresses, and the way on. */
export const foot = style({
  ...oneColumn(vars.space[5]),
  width: '100%',
  justifyItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '1fr auto', alignItems: 'center', gap: vars.space[4] },
  },
});
