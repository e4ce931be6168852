import { fallbackVar } from '@vanilla-extract/css';
import { globalStyle, media, sizePx, style, vars } from '../../styles/primitives';
import { footRoom } from '../../tokens/foot-room.css';

export const viewport = style({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  bottom: `calc(${vars.space[4]} + env(safe-area-inset-bottom) + ${fallbackVar(footRoom, '0px')})`,
  insetInline: vars.space[4],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  maxWidth: sizePx.toastWidth,
  marginInline: 'auto',
  '@media': {
    [media.tablet]: {
      bottom: vars.space[6],
      insetInline: 'auto',
      right: vars.space[6],
      width: sizePx.toastWidth,
    },
    [media.print]: { display: 'none' },
  },
});

// Keeps the focused element clear of a toast at the bottom.
globalStyle(`html:has(.${viewport} > *)`, { scrollPaddingBottom: '8rem' });
