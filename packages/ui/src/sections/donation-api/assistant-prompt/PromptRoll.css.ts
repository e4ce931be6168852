import { keyframes } from '@vanilla-extract/css';
import { visibleScrollbar } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

const tooth = '14px';
const tornBelow = `conic-gradient(from -45deg at 50% 100%, transparent, #000 1deg 89deg, transparent 90deg)`;

/** On a desktop, as tall as the text beside it. */
export const column = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  justifyItems: 'center',
  alignSelf: 'stretch',
  minWidth: 0,
  '@media': { [media.desktop]: { height: 0, minHeight: '100%' } },
});

/** A paper roll with its core visible at both ends. */
export const roll = style({
  position: 'relative',
  zIndex: vars.zIndex.raised,
  // Its core is as wide as the column.
  width: 'calc(100% - 24px)',
  height: 92,
  border: `1.5px solid ${vars.color.onStrongMuted}`,
  borderRadius: '16px / 46px',
  // These tones make it look round.
  backgroundImage: `linear-gradient(${vars.color.line} 16%, ${vars.color.raised} 16% 56%, ${vars.color.line} 56% 82%, ${vars.color.onStrongMuted} 82%)`,
  boxShadow: vars.shadow.raised,
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 26,
      width: 12,
      backgroundColor: vars.color.money,
    },
    '&::before': { insetInlineEnd: '100%', borderStartStartRadius: 6, borderEndStartRadius: 6 },
    '&::after': { insetInlineStart: '100%', borderStartEndRadius: 6, borderEndEndRadius: 6 },
  },
});

export const scroller = style({
  width: 'calc(100% - 52px)',
  minWidth: 0,
  filter: 'drop-shadow(0 1px 1px rgb(6 64 43 / 0.14)) drop-shadow(0 16px 24px rgb(6 64 43 / 0.12))',
  clipPath: 'inset(-1px -40px -60px -40px)',
  maxHeight: '34rem',
  overflowY: 'auto',
  ...visibleScrollbar(vars.color.control),
  '@media': {
    [media.desktop]: { maxHeight: 'none' },
    [media.print]: { maxHeight: 'none', overflow: 'visible' },
  },
});

/** Fades the text out. */
export const more = style({
  position: 'sticky',
  bottom: 0,
  height: vars.space[20],
  marginBlockStart: `calc(-1 * ${vars.space[20]})`,
  pointerEvents: 'none',
  backgroundImage: `linear-gradient(#fff0, ${vars.color.raised})`,
  '@media': { [media.print]: { display: 'none' }, [media.forcedColors]: { display: 'none' } },
});

const fall = keyframes({
  '0%': { transform: 'none', opacity: 1 },
  '35%': { transform: 'rotate(1.2deg) translateY(18px)', opacity: 1 },
  '60%': { transform: 'rotate(5deg) translateY(45vh)', opacity: 0 },
  '61%': { transform: 'translateY(-30vh)', opacity: 0 },
  '62%': { transform: 'translateY(-30vh)', opacity: 1 },
  '100%': { transform: 'none', opacity: 1 },
});

export const paper = style({
  padding: `${vars.space[8]} clamp(${vars.space[4]}, 5%, ${vars.space[8]}) ${vars.space[20]}`,
  transformOrigin: '0 0',
  maskImage: tornBelow,
  maskSize: `${tooth} 100%`,
  maskPosition: 'bottom',
  maskRepeat: 'round no-repeat',
  '@media': {
    [media.motionSafe]: {
      selectors: { '&[data-torn]': { animation: `${fall} 1100ms ${vars.easing.inOut}` } },
    },
    [media.print]: { maskImage: 'none' },
    [media.forcedColors]: { maskImage: 'none', border: '1px solid CanvasText' },
  },
});

export const text = style({
  fontFamily: vars.font.figures,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.receipt,
  whiteSpace: 'pre-wrap',
});
