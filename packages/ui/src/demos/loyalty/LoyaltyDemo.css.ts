import { forcedColourTightText, largeText, middle, oneColumn } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

const round = `calc(${vars.radius.card} + 8px)`;

/** Not clipped: the list of charities may extend beyond it. */
export const demo = style({
  ...oneColumn(),
  borderRadius: round,
  backgroundColor: vars.color.onStrongMuted,
  boxShadow: vars.shadow.floating,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const view = style({
  ...oneColumn(),
  gridTemplateRows: 'auto 1fr auto',
  alignContent: 'space-between',
  overflow: 'clip',
  borderRadius: `${round} ${round} 0 0`,
  '@media': { [media.desktop]: { borderRadius: `${round} 0 0 ${round}` } },
});

export const pointsFigure = style({
  padding: `${vars.space[6]} clamp(${vars.space[5]}, 4vw, ${vars.space[8]}) ${vars.space[2]}`,
  backgroundColor: vars.color.accent,
  color: vars.color.strong,
});

export const poundsFigure = style({
  display: 'grid',
  justifyItems: 'end',
  padding: `${vars.space[5]} clamp(${vars.space[5]}, 4vw, ${vars.space[8]}) ${vars.space[8]}`,
  color: vars.color.strong,
});

export const figure = style({
  ...largeText('min(clamp(2.75rem, 1.6rem + 5vw, 5rem), 17vw)', '1'),
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: forcedColourTightText },
});

export const receiptPlace = style({
  ...middle,
  padding: `${vars.space[10]} ${vars.space[5]}`,
});

export const panel = style({
  ...oneColumn(vars.space[6]),
  alignContent: 'center',
  padding: `clamp(${vars.space[5]}, 4vw, ${vars.space[10]})`,
  borderRadius: `0 0 ${round} ${round}`,
  '@media': {
    [media.desktop]: { minHeight: '34rem', borderRadius: `0 ${round} ${round} 0` },
    [media.print]: { display: 'none' },
  },
});
