import { recipe } from '../../styles/sections';
import { media } from '../../tokens';

export const coins = recipe({
  base: {
    position: 'absolute',
    aspectRatio: '1',
    '@media': { [media.forcedColors]: { display: 'none' } },
  },
  variants: {
    place: {
      corner: {
        width: 'min(150vw, 34rem)',
        insetInlineEnd: '-38%',
        bottom: 'min(-15rem, -50vw)',
        '@media': {
          // On a low screen they shrink to the space beside the text.
          [media.tablet]: {
            width: 'min(34rem, 58vw, 80svh)',
            insetInlineEnd: 'max(-12rem, -25svh)',
            bottom: 'max(-13rem, -40svh)',
          },
          [media.desktop]: {
            width: 'min(52vw, 62rem, 80svh)',
            insetInlineEnd: 'max(-17vw, -25svh)',
            bottom: 'max(-27vw, -40svh)',
          },
          [media.print]: { width: '54%', insetInlineEnd: '-14%', bottom: '-52%' },
        },
      },
      centre: {
        width: 'min(170vw, 68rem)',
        insetInlineStart: '50%',
        top: '100%',
        // Shows the rims only: half a heart would look like a pair of eyes.
        transform: 'translate(-50%, -24%)',
      },
    },
  },
});
