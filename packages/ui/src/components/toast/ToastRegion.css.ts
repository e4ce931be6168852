import { style } from '../../styles/primitives';
import { media } from '../../tokens/breakpoint';
import { sizePx } from '../../tokens/size';
import { vars } from '../../tokens/vars.css';

export const viewport = style({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  top: `calc(${vars.space[4]} + env(safe-area-inset-top))`,
  insetInline: vars.space[4],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  maxWidth: sizePx.toastWidth,
  marginInline: 'auto',
  outline: 'none',
  '@media': {
    [media.tablet]: {
      top: 'auto',
      bottom: vars.space[6],
      insetInline: 'auto',
      right: vars.space[6],
      width: sizePx.toastWidth,
    },
    [media.print]: { display: 'none' },
  },
});
