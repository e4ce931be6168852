import { media, style, vars } from '../../styles/sections';

const shopHeight = 'min(36svh, 72vw)';

/** For the container: room for the shop below the words, where it is not beside them. */
export const aboveShop = {
  isolation: 'isolate',
  '@media': { [media.mobile]: { paddingBlockEnd: `calc(${shopHeight} + ${vars.space[8]})` } },
} as const;

export const shopfront = style({
  position: 'absolute',
  zIndex: -1,
  bottom: 0,
  insetInlineEnd: 0,
  width: '100%',
  height: shopHeight,
  overflow: 'visible',
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: {
      width: 'min(42vw, 52rem, 58svh)',
      height: 'auto',
      aspectRatio: '4 / 3',
      insetInlineEnd: 'max(4vw, calc((100% - 1440px) / 2))',
    },
    [media.low]: { width: '21vw' },
    [media.print]: { display: 'none' },
    [media.forcedColors]: { display: 'none' },
  },
});
