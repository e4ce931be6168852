import { oneColumn } from '../../styles/looks';
import { globalStyle, media, style, vars } from '../../styles/primitives';
import { footRoom } from '../../tokens/foot-room.css';
import { body } from './Dialog.css';

export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.zIndex.raised,
  ...oneColumn(vars.space[3]),
  paddingBlock: `${vars.space[4]} calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.surface.line}`,
  backgroundColor: vars.surface.background,
  // Fades out the content above, to show that there is more.
  boxShadow: `0 -14px 12px -2px ${vars.surface.background}`,
  '@media': { [media.low]: { position: 'static', boxShadow: 'none' } },
});

// The scroll padding keeps a focused control clear of the foot.
globalStyle(`:is(html, .${body}):has(.${foot})`, {
  scrollPaddingBlockEnd: '16rem',
  '@media': { [media.low]: { scrollPaddingBlockEnd: 0 } },
});
globalStyle(`.${body}:has(.${foot})`, { paddingBlockEnd: 0 });
globalStyle(`html:has(.${foot})`, {
  vars: { [footRoom]: '8rem' },
  '@media': { [media.low]: { vars: { [footRoom]: '0px' } } },
});
