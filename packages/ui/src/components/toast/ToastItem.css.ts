import { keyframes } from '@vanilla-extract/css';
import { centred, middle } from '../../styles/looks';
import { media, recipe, sizePx, style, vars } from '../../styles/primitives';

const printed = keyframes({ from: { transform: 'translateY(120%)' } });
const slidIn = keyframes({ from: { transform: 'translateX(110%)' } });
const gone = keyframes({ to: { opacity: 0 } });
const swiped = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(110%)', opacity: 0 },
});

const shade = `color-mix(in srgb, ${vars.color.strong} 23%, transparent)`;

export const item = style({
  filter: `drop-shadow(0 1px 1px ${shade}) drop-shadow(0 8px 20px ${shade})`,
  touchAction: 'pan-y',
  animation: `${printed} ${vars.duration.overlay} ${vars.easing.out}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${gone} ${vars.duration.quick} forwards` },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': {
      transform: 'none',
      transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
    },
    '&[data-swipe="end"]': { animation: `${swiped} ${vars.duration.quick} forwards` },
  },
  '@media': { [media.tablet]: { animationName: slidIn } },
});

export const paper = style({
  display: 'grid',
  position: 'relative',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const stub = recipe({
  base: {
    position: 'relative',
    alignSelf: 'stretch',
    ...middle,
    width: 48,
    color: vars.color.raised,
    borderInlineEnd: `2px dashed ${vars.color.raised}`,
  },
  variants: {
    tone: {
      success: { backgroundColor: vars.color.action },
      destructive: { backgroundColor: vars.color.danger },
    },
  },
});

export const words = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
});

export const title = recipe({
  base: {
    // Leaves room for the close button.
    paddingInlineEnd: vars.space[6],
    fontWeight: vars.weight.bold,
    fontSize: vars.text.body,
    lineHeight: '1.3',
  },
  variants: { tone: { success: {}, destructive: { color: vars.color.danger } } },
});

export const description = style({
  fontSize: vars.text.small,
  lineHeight: '1.45',
  color: vars.color.textMuted,
});

export const actionRow = style({ paddingBlockStart: vars.space[1] });

export const close = style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  ...centred(sizePx.touchTarget),
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.quiet },
    '&:focus-visible': { outlineColor: vars.color.action, outlineOffset: '-4px' },
  },
});
