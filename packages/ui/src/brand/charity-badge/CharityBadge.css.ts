import { recipe, style } from '../../styles/primitives';
import { media, vars } from '../../tokens';

export const badge = style({
  flex: 'none',
  // Stays square where it is narrower than its size.
  height: 'auto',
  '@media': { [media.print]: { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' } },
});

export const outline = recipe({
  base: {},
  variants: {
    accent: {
      forest: { fill: vars.color.forest },
      green: { fill: vars.color.green },
      copper: { fill: vars.color.copperDeep },
      ink: { fill: vars.color.ink },
      lime: { fill: vars.color.lime },
      sand: { fill: vars.color.copperSoft },
      mint: { fill: vars.color.mint },
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
      forest: { fill: vars.color.lime },
      green: { fill: vars.color.card },
      copper: { fill: vars.color.copperSoft },
      ink: { fill: vars.color.paper },
      lime: { fill: vars.color.forest },
      sand: { fill: vars.color.copperDeep },
      mint: { fill: vars.color.forest },
    },
  },
});
