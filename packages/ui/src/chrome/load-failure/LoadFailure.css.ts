import { fallbackVar } from '@vanilla-extract/css';
import { inRow } from '../../styles/looks';
import { media, style, vars } from '../../styles/primitives';
import { footRoom } from '../../tokens/foot-room.css';

export const notice = style({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetInline: vars.space[4],
  insetBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom) + ${fallbackVar(footRoom, '0px')})`,
  ...inRow(vars.space[3]),
  flexWrap: 'wrap',
  maxWidth: '40rem',
  marginInline: 'auto',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.card,
  border: `1.5px solid ${vars.surface.line}`,
  boxShadow: vars.shadow.floating,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.tablet]: { insetBlockEnd: vars.space[4] },
    [media.print]: { display: 'none' },
  },
});

export const words = style({ flex: '1 1 16rem' });
