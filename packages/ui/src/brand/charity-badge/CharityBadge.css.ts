import { recipe, style } from '../../styles/primitives';
import { media, vars } from '../../tokens';

export const badge = style({
  flex: 'none',
  // Stays square in a container that is narrower than its size.
  height: 'auto',
  '@media': { [media.print]: { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' } },
});

export const outline = recipe({
  // Keeps a dark badge visible on a dark background.
  base: { '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeWidth: 2 } } },
  variants: {
    accent: {
      forest: { fill: vars.color.strong },
      green: { fill: vars.color.action },
      copper: { fill: vars.color.moneyDeep },
      ink: { fill: vars.color.text },
      lime: { fill: vars.color.accent },
      sand: { fill: vars.color.moneySoft },
      mint: { fill: vars.color.onStrongMuted },
    },
  },
});

export const letters = recipe({
  base: {
    fontFamily: vars.font.display,
    fontWeight: vars.weight.black,
    letterSpacing: '-0.03em',
    textAnchor: 'middle',
  },
  variants: {
    accent: {
      forest: { fill: vars.color.accent },
      green: { fill: vars.color.raised },
      copper: { fill: vars.color.moneySoft },
      ink: { fill: vars.color.page },
      lime: { fill: vars.color.strong },
      sand: { fill: vars.color.moneyDeep },
      mint: { fill: vars.color.strong },
    },
  },
});
