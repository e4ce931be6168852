import { largeText } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const title = style({
  maxWidth: '100%',
  display: 'grid',
  ...largeText(vars.text.figure, '0.86', '-0.045em'),
  color: vars.surface.heading,
  textWrap: 'balance',
});

/** Keeps the text in front of the picture. */
export const words = style({ position: 'relative', zIndex: vars.zIndex.raised });

/** The map in the picture has wide margins. */
export const picture = style({
  '@media': { [media.desktop]: { transform: 'scale(1.4)', transformOrigin: '0 50%' } },
});
