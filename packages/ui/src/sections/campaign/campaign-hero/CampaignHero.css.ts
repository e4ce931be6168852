import { largeText, style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const title = style({
  maxWidth: '100%',
  display: 'grid',
  ...largeText(vars.text.figure, '0.86', '-0.045em'),
  color: vars.surface.heading,
  textWrap: 'balance',
});

/** Keeps the text in front of the enlarged picture. */
export const words = style({ position: 'relative', zIndex: vars.zIndex.raised });

/** Enlarges the picture on desktop, because the map in it has wide margins. */
export const picture = style({
  '@media': { [media.desktop]: { transform: 'scale(1.4)', transformOrigin: '0 50%' } },
});
