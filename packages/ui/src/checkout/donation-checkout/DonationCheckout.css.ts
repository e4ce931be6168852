import { oneColumn, sideBySide } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

export const shop = style(
  sideBySide('7fr 5fr', { gap: vars.space[10], wideGap: vars.space[12], alignItems: 'start' }),
);

/** On a desktop, the introduction and the receipt are beside the till. */
export const introducedShop = style([
  shop,
  {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
        gridTemplateRows: 'auto 1fr',
      },
    },
  },
]);

export const checkout = style({
  ...oneColumn(vars.space[3]),
  padding: vars.space[3],
  borderRadius: `calc(${vars.radius.card} + 8px)`,
  backgroundColor: vars.color.onStrongMuted,
  boxShadow: `0 10px 0 ${vars.color.strongDeep}, ${vars.shadow.floating}`,
  selectors: { [`${introducedShop} > &`]: { gridRow: 'span 2' } },
  '@media': {
    [media.tablet]: { padding: vars.space[4] },
    // Paper shows the receipt instead.
    [media.print]: { display: 'none' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const body = style({
  ...oneColumn(vars.space[6]),
  alignContent: 'start',
  padding: `clamp(${vars.space[5]}, 4vw, ${vars.space[6]}) clamp(${vars.space[5]}, 4vw, ${vars.space[8]})`,
  borderRadius: `calc(${vars.radius.card} - 4px)`,
  '@media': {
    // As tall as the tallest step.
    [media.desktop]: {
      minHeight: '40rem',
      // The till is narrower here, so its steps are taller.
      selectors: { [`${introducedShop} &`]: { minHeight: '44.5rem' } },
    },
  },
});

export const drawer = style({
  position: 'relative',
  height: 56,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '22px 12%',
      borderRadius: vars.radius.round,
      backgroundColor: vars.color.strong,
      opacity: 0.28,
    },
  },
});

export const declaration = style({
  ...oneColumn(vars.space[3]),
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  color: vars.surface.raisedText,
});

export const printer = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '7rem' } },
});
