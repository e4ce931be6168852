import { globalStyle, keyframes } from '@vanilla-extract/css';
import { centred, headingType, inColumns, oneColumn, tornEdge } from '../../styles/looks';
import { media, recipe, sizePx, style, vars } from '../../styles/primitives';
import { layers } from '../../tokens/layers.css';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(2rem)', opacity: 0 } });
const sink = keyframes({ to: { transform: 'translateY(1rem)', opacity: 0 } });
/** Marks where a scrolled body is cut. */
const edge = keyframes({ to: { boxShadow: `inset 0 1px ${vars.surface.line}` } });
const vanish = keyframes({ to: { opacity: 0 } });

const shade = `color-mix(in srgb, ${vars.color.strongDeep} 72%, transparent)`;

// Undoes Radix's margin and `overflow` on the body, because the root keeps room for its scrollbar, and
// its inherited `pointer-events`, which would restyle every element: the overlay covers the page.
// `!important` in the first layer beats Radix's own.
globalStyle('body[data-scroll-locked]', {
  '@layer': {
    [layers.reset]: {
      marginRight: '0 !important',
      overflow: 'clip visible !important',
      pointerEvents: 'auto !important' as 'auto',
      backgroundColor: vars.color.page,
    },
  },
});
// An overlay cannot cover the scrollbar's gutter, so the root takes the overlay's shade.
globalStyle('html:has(> body[data-scroll-locked])', {
  '@layer': {
    [layers.reset]: {
      overflow: 'hidden',
      scrollbarGutter: 'stable',
      backgroundColor: `color-mix(in srgb, ${vars.color.strongDeep} 72%, ${vars.color.page})`,
    },
  },
});

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.dialog,
  ...oneColumn(),
  placeItems: 'end stretch',
  backgroundColor: shade,
  animation: `${appear} ${vars.duration.overlay} ${vars.easing.out}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${vanish} ${vars.duration.quick} forwards` },
  },
  '@media': { [media.tablet]: { placeItems: 'center', padding: vars.space[6] } },
});

export const content = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxHeight: `calc(100dvh - ${vars.space[12]})`,
    outline: 'none',
    animation: `${rise} ${vars.duration.overlay} ${vars.easing.out}`,
    selectors: {
      '&::before': {
        ...tornEdge('top'),
        backgroundColor: 'inherit',
        '@media': { [media.tablet]: { display: 'none' } },
      },
      '&::after': {
        ...tornEdge('bottom'),
        backgroundColor: 'inherit',
        '@media': { [media.mobile]: { display: 'none' } },
      },
      '&[data-state="closed"]': { animation: `${sink} ${vars.duration.quick} forwards` },
    },
    '@media': {
      [media.tablet]: {
        borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
        maxHeight: `calc(100dvh - ${vars.space[16]})`,
      },
      // In a low window the title scrolls too, to leave room for the body.
      [media.low]: {
        maxHeight: `calc(100dvh - ${vars.space[4]})`,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        selectors: { '&::before, &::after': { display: 'none' } },
      },
      [media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: { '&::before, &::after': { display: 'none' } },
      },
    },
  },
  variants: {
    size: {
      medium: { '@media': { [media.tablet]: { maxWidth: 480 } } },
      wide: { '@media': { [media.tablet]: { maxWidth: 960 } } },
    },
  },
});

export const header = style({
  ...inColumns('1fr auto', vars.space[4]),
  alignItems: 'start',
  flex: 'none',
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  paddingInline: `${vars.space[6]} ${vars.space[3]}`,
  '@media': { [media.tablet]: { paddingInline: `${vars.space[8]} ${vars.space[4]}` } },
});

export const title = style({
  paddingBlockStart: vars.space[2],
  ...headingType.heading,
  textWrap: 'balance',
  color: vars.surface.heading,
});

export const close = style({
  ...centred(sizePx.touchTarget),
  borderRadius: vars.radius.round,
  color: vars.surface.textMuted,
  transition: `background-color ${vars.duration.quick}`,
  selectors: { '&:hover': { backgroundColor: vars.surface.raised, color: vars.surface.text } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${vars.space[3]} calc(${vars.space[8]} + env(safe-area-inset-bottom))`,
  paddingInline: vars.space[6],
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@supports': {
    // Without a timeline, the animation would end at once, and its line would stay.
    '(animation-timeline: scroll())': {
      animation: `${edge} linear both`,
      animationTimeline: 'scroll(self)',
      animationRange: '0 1px',
    },
  },
  '@media': {
    [media.tablet]: { paddingInline: vars.space[8] },
    [media.low]: { flex: 'none', overflowY: 'visible' },
  },
});

export const description = style({
  // Moves the description closer to the title.
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  color: vars.surface.textMuted,
  textWrap: 'pretty',
});
