import { inRow, middle } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

const notchPx = 10;
const stubPx = 76;
const notch = (side: 'left' | 'right') =>
  `radial-gradient(circle at ${side} calc(100% - ${stubPx}px), #0000 ${notchPx}px, #000 ${notchPx + 0.5}px)`;

export const ticket = style({
  position: 'relative',
  borderRadius: vars.radius.card,
  maskImage: `${notch('left')}, ${notch('right')}`,
  maskSize: '51% 100%',
  maskPosition: 'left, right',
  maskRepeat: 'no-repeat',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const code = style({
  ...middle,
  padding: `${vars.space[8]} ${vars.space[4]}`,
});

export const viewfinder = style({
  position: 'relative',
  display: 'grid',
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: -12,
      borderRadius: 16,
      border: `3px solid ${vars.color.accent}`,
      // Hides all of the frame except its corners.
      maskImage: 'conic-gradient(#000 0 0), conic-gradient(#000 0 0), conic-gradient(#000 0 0)',
      maskSize: '100% 100%, calc(100% - 72px) 100%, 100% calc(100% - 72px)',
      maskPosition: 'center',
      maskRepeat: 'no-repeat',
      maskComposite: 'exclude',
      pointerEvents: 'none',
    },
  },
});

export const stub = style({
  ...inRow(vars.space[3]),
  justifyContent: 'center',
  minHeight: stubPx,
  marginInline: notchPx + 6,
  paddingInline: vars.space[2],
  borderTop: `2px dashed ${vars.surface.control}`,
  color: vars.surface.accent,
});

export const caption = style({
  color: vars.surface.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
});
