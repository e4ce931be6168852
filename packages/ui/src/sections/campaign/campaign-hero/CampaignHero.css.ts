import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'center',
      gap: vars.space[12],
    },
  },
});

export const title = style({
  maxWidth: '100%',
  display: 'grid',
  fontFamily: vars.font.display,
  fontSize: vars.text.figure,
  fontWeight: vars.weight.black,
  letterSpacing: '-0.045em',
  lineHeight: '0.86',
  color: vars.surface.heading,
  textWrap: 'balance',
});

/** Keeps the text above the enlarged picture. */
export const words = style({ position: 'relative', zIndex: vars.zIndex.raised });

/** Enlarges the picture on desktop, because the map in it has wide margins. */
export const picture = style({
  '@media': {
    [media.desktop]: { transform: 'scale(1.4)', transformOrigin: '0 50%' },
    [media.print]: { transform: 'none' },
  },
});
