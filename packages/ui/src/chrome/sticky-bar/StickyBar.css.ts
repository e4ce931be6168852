import { globalStyle, media, style, vars } from '../../styles/primitives';
import { footRoom } from '../../tokens/foot-room.css';

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.zIndex.stickyBar,
  padding: `${vars.space[3]} ${vars.space.gutter} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.surface.line}`,
  // Keeps its space, so that nothing moves when it appears.
  selectors: { '&[data-waiting]': { visibility: 'hidden' } },
  '@media': {
    [media.low]: { position: 'static' },
    [media.tabletAndPaper]: { display: 'none' },
  },
});

// A focused element scrolls clear of the bar.
globalStyle(`html:has(.${bar})`, {
  scrollPaddingBottom: '6.5rem',
  '@media': { [media.low]: { scrollPaddingBottom: vars.space[4] } },
});
globalStyle(`html:has(.${bar}:not([data-waiting]))`, {
  vars: { [footRoom]: '5rem' },
  '@media': { [media.low]: { vars: { [footRoom]: '0px' } } },
});

// A phone's keyboard leaves little room for the bar.
globalStyle(`html:has(:is(input, textarea):focus) .${bar}`, { visibility: 'hidden' });
