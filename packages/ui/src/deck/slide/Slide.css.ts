import { createVar, fallbackVar } from '@vanilla-extract/css';
import { figuresText } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/sections';

/** Height kept free for the receipt. */
export const receiptRoom = createVar();
/** `visible` lets a backdrop extend below the slide, behind the receipt. */
export const belowSlide = createVar();
/** Of a slide's content, so that the way on is in sight in a low window on a computer. */
export const scale = createVar();
/** Keeps a length of the content as it is without the scale. */
const unscaled = (length: string) => `calc(${length} / ${fallbackVar(scale, '1')})`;
export const barPx = 72;
/** Where the receipt is a tape along the foot. Elsewhere it is a slip below the slide. */
export const tape = `${media.wide}, print`;
export const tapeRoom = '5.25rem';

const belowBar = `calc(${barPx}px + ${vars.space[4]})`;

export const slide = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    overflowX: 'clip',
    overflowY: fallbackVar(belowSlide, 'clip') as 'clip',
    // Leaves the top of the receipt visible below the slide.
    minHeight: `calc(100svh - ${vars.space[12]})`,
    paddingBlock: `${belowBar} ${vars.space[12]}`,
    '@media': {
      // Keeps the way on in sight in a low window.
      screen: { vars: { [vars.space[8]]: '1.25rem' } },
      [`${media.desktop} and (max-height: 50em)`]: { vars: { [scale]: '0.85' } },
      [`${media.desktop} and (max-height: 46em)`]: { vars: { [scale]: '0.8' } },
      [media.wide]: {
        minHeight: '100svh',
        paddingBlock: `${barPx + 8}px calc(${vars.space[5]} + ${fallbackVar(receiptRoom, '0px')})`,
      },
      [media.print]: {
        alignContent: 'start',
        minHeight: 0,
        height: '100%',
        paddingBlock: `${vars.space[6]} calc(${vars.space[6]} + ${fallbackVar(receiptRoom, '0px')})`,
      },
    },
  },
  variants: {
    anchor: {
      middle: {},
      top: {
        alignContent: 'start',
        // Roughly centres the content. On a phone it stays above the coins.
        paddingBlockStart: `max(${belowBar}, 50svh - 20rem)`,
        '@media': {
          [media.tablet]: { paddingBlockStart: `max(${belowBar}, 50svh - 10.5rem)` },
          [media.print]: { paddingBlockStart: '28svh' },
        },
      },
    },
  },
});

export const inner = style({
  position: 'relative',
  zoom: fallbackVar(scale, '1'),
  width: '100%',
  maxWidth: unscaled('1480px'),
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  minWidth: 0,
  '@media': {
    [media.desktop]: { paddingInline: unscaled(vars.space[16]) },
    [media.print]: { maxWidth: 'none', paddingInline: vars.space[16] },
  },
});

export const backdrop = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const eyebrow = style({
  ...figuresText(vars.text.small),
  color: vars.surface.textMuted,
});

export const onward = style({
  display: 'grid',
  width: '100%',
  justifyItems: 'start',
  '@media': { [media.desktop]: { justifyItems: 'end' } },
});
