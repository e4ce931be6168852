import { largeText } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const title = style({
  maxWidth: '100%',
  display: 'grid',
  ...largeText(vars.text.figure, '0.86', '-0.045em'),
  color: vars.surface.heading,
  textWrap: 'balance',
  '@media': {
    // Beside the picture, it may reach into it.
    [media.tablet]: { overflowWrap: 'break-word' },
    [media.low]: { fontSize: '3rem' },
  },
});

/** Keeps the text in front of the picture. */
export const words = style({
  position: 'relative',
  zIndex: vars.zIndex.raised,
  '@media': { [media.low]: { alignSelf: 'start' } },
});

export const picture = style({
  justifySelf: 'center',
  width: '100%',
  maxWidth: '34rem',
  '@media': { [media.print]: { maxWidth: '28rem' } },
});
