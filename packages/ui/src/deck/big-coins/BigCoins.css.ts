import { style } from '../../styles/sections';
import { media } from '../../tokens';

export const coins = style({
  position: 'absolute',
  aspectRatio: '1',
  width: 'min(72vw, 19rem, 34svh)',
  insetInlineEnd: 0,
  bottom: 0,
  // Cuts off parts of the rims, but not the heart.
  transform: 'translate(14%, 24%)',
  '@media': {
    [media.tablet]: { width: 'min(34rem, 52vw, 40svh)' },
    [media.desktop]: { width: 'min(34vw, 44rem, 62svh)' },
    [media.print]: { width: '36%' },
    [media.forcedColors]: { display: 'none' },
  },
});
