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
        bottom: '-9rem',
        '@media': {
          [media.tablet]: { width: '40rem', insetInlineEnd: '-12rem', bottom: '-12rem' },
          [media.desktop]: { width: 'min(62vw, 62rem)', insetInlineEnd: '-14vw', bottom: '-24vw' },
          [media.print]: { width: '60%', insetInlineEnd: '-12%', bottom: '-42%' },
        },
      },
      centre: {
        width: 'min(170vw, 68rem)',
        insetInlineStart: '50%',
        bottom: '-62%',
        transform: 'translateX(-50%)',
      },
    },
  },
});
