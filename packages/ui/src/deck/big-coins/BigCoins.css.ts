import { media, recipe } from '../../styles/sections';

const large = 'min(34vw, 44rem, 62svh)';
// Cuts off parts of the rims, but not the heart.
const low = { transform: 'translate(14%, 24%)' };

export const coins = recipe({
  base: {
    position: 'absolute',
    aspectRatio: '1',
    width: 'min(72vw, 19rem, 34svh)',
    insetInlineEnd: 0,
    bottom: 0,
    ...low,
    '@media': {
      [media.tablet]: { width: 'min(34rem, 52vw, 40svh)' },
      [media.desktop]: { width: large },
      [media.print]: { width: '36%' },
      [media.forcedColors]: { display: 'none' },
    },
  },
  variants: {
    aboveReceipt: {
      true: {
        '@media': {
          [media.tablet]: { transform: 'translate(14%, 0)' },
          // Beside the text's last lines, not behind them.
          [media.desktop]: { width: 'min(28vw, 36svh)' },
        },
      },
    },
  },
});
