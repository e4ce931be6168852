import { exactColours } from '../../styles/looks';
import { media, style, vars } from '../../styles/primitives';

export const badge = style({
  flex: 'none',
  // Stays square in a narrow container.
  height: 'auto',
  ...exactColours,
});

export const outline = style({
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeWidth: 2 } },
});

export const letters = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.black,
  letterSpacing: '-0.03em',
  textAnchor: 'middle',
});
