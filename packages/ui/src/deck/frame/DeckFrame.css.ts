import { keyframes } from '@vanilla-extract/css';
import { oneColumn, tabularFigures } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/sections';
import { breakpointPx } from '../../tokens/breakpoint';
import { barPx, belowSlide, receiptRoom, tapeRoom } from '../slide/Slide.css';

export const frame = style({
  position: 'relative',
  ...oneColumn(),
  minHeight: '100svh',
  overflow: 'clip',
  vars: { [belowSlide]: 'visible' },
  '@media': {
    [media.wide]: { vars: { [receiptRoom]: tapeRoom } },
    [media.print]: { display: 'none' },
  },
});

const area = '1 / 1';

export const bar = style({
  gridArea: area,
  alignSelf: 'start',
  position: 'sticky',
  top: 0,
  zIndex: vars.zIndex.header,
  backgroundColor: vars.surface.background,
  '@media': { [media.low]: { position: 'static' } },
});

export const barRow = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  height: barPx - 6,
  paddingInline: vars.space.gutter,
  '@media': { [media.desktop]: { paddingInline: vars.space[16] } },
});

export const back = style({
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
});

export const counter = style({
  justifySelf: 'end',
  ...tabularFigures,
  color: vars.surface.text,
});

export const track = style({ height: 6, backgroundColor: vars.surface.line });

export const fill = style({
  height: '100%',
  backgroundColor: vars.surface.accent,
  transition: `width ${vars.duration.contentFadeIn} ${vars.easing.out}`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
});

const enterFrom = (px: number) => {
  const enter = keyframes({ from: { opacity: 0, transform: `translateX(${px}px)` } });
  return { '@media': { [media.motionSafe]: { animation: `${enter} 420ms ${vars.easing.out}` } } };
};

export const stage = recipe({
  base: { gridArea: area, minWidth: 0 },
  variants: {
    entering: {
      none: {},
      forward: enterFrom(48),
      back: enterFrom(-48),
    },
  },
});

/** The receipt. */
export const printer = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    paddingInline: vars.space.gutter,
    paddingBlockEnd: vars.space[12],
    '@media': {
      [media.wide]: {
        gridArea: area,
        alignSelf: 'end',
        justifyItems: 'start',
        padding: `0 ${vars.space[4]} ${vars.space[4]} 0`,
        pointerEvents: 'none',
      },
    },
  },
  variants: {
    // On narrow screens the first step's receipt would cover the coins.
    empty: {
      true: {
        '@media': {
          [`screen and (max-width: ${breakpointPx.wide - 0.02}px)`]: { display: 'none' },
        },
      },
    },
  },
});
