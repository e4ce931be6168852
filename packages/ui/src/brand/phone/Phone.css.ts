import { measured } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/primitives';

/** Width of the screen in the design. */
const screenPx = 390;
const bezel = 3;
const screenWidth = 100 - 2 * bezel;
const cqi = (designPx: number) => `${((designPx / screenPx) * screenWidth).toFixed(3)}cqi`;

export const phone = style({ ...measured, isolation: 'isolate', width: '100%' });

export const device = style({
  gridColumn: '1 / -1',
  position: 'relative',
  // The phone keeps its colours, as do the films on its screen.
  forcedColorAdjust: 'none',
  padding: `${bezel}cqi`,
  borderRadius: '13.3cqi',
  backgroundColor: vars.color.device,
  boxShadow: `inset 0 0 0 0.5cqi ${vars.color.textMuted}, ${vars.shadow.floating}`,
  '@media': {
    [media.forcedColors]: { border: '2px solid CanvasText' },
    [media.print]: { boxShadow: 'none', border: `2px solid ${vars.color.text}` },
  },
});

/** A button on the side of the device. */
export const key = recipe({
  base: {
    position: 'absolute',
    zIndex: -1,
    width: '1.2cqi',
    borderRadius: '0.6cqi',
    backgroundColor: vars.color.textMuted,
  },
  variants: {
    side: {
      power: { right: '-0.7cqi', top: '27%', height: '11%' },
      louder: { left: '-0.7cqi', top: '22%', height: '7%' },
      quieter: { left: '-0.7cqi', top: '31%', height: '7%' },
    },
  },
});

export const screen = style({
  position: 'relative',
  isolation: 'isolate',
  aspectRatio: '6 / 13',
  overflow: 'hidden',
  borderRadius: `${13.3 - bezel}cqi`,
  fontSize: cqi(16),
});

export const content = style({ position: 'absolute', inset: 0, zIndex: 0 });

const overlay = { position: 'absolute', zIndex: 1, pointerEvents: 'none' } as const;

export const island = style({
  ...overlay,
  top: cqi(12),
  left: '50%',
  width: cqi(116),
  height: cqi(34),
  transform: 'translateX(-50%)',
  borderRadius: vars.radius.round,
  backgroundColor: '#000',
});

export const statusBar = style({
  ...overlay,
  top: cqi(12),
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: cqi(34),
  paddingInline: cqi(36),
  fontFamily: vars.font.text,
  fontSize: cqi(16),
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
});

export const signs = style({ height: cqi(12), width: cqi(52) });

export const homeIndicator = style({
  ...overlay,
  bottom: cqi(8),
  left: '50%',
  width: cqi(134),
  height: cqi(5),
  transform: 'translateX(-50%)',
  borderRadius: vars.radius.round,
  backgroundColor: 'currentColor',
});
