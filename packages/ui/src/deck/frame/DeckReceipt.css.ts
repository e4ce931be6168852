import { keyframes } from '@vanilla-extract/css';
import { figuresText, spread, tornEdge } from '../../styles/looks';
import { globalStyle, media, recipe, style, vars } from '../../styles/sections';
import { tape } from '../slide/Slide.css';

const feed = keyframes({
  from: { maxHeight: 0, paddingBlock: 0, opacity: 0 },
  to: { maxHeight: '4rem', opacity: 1 },
});

const feedAlong = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' } });

export const receipt = style({
  position: 'relative',
  width: '100%',
  maxWidth: '26rem',
  padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[3]}`,
  ...figuresText(vars.text.caption),
  lineHeight: vars.lineHeight.receipt,
  fontVariantNumeric: 'tabular-nums',
  filter: `drop-shadow(0 8px 12px rgb(6 64 43 / 0.16))`,
  selectors: { '&::after': { ...tornEdge('bottom'), backgroundColor: vars.surface.background } },
  '@media': {
    [tape]: {
      display: 'flex',
      alignItems: 'stretch',
      width: 'fit-content',
      maxWidth: '100%',
      paddingBlock: vars.space[3],
      // From where the slides' text begins.
      paddingInline: `${vars.space[16]} ${vars.space[4]}`,
      selectors: {
        '&::after': { ...tornEdge('right'), backgroundColor: vars.surface.background },
      },
    },
    [media.print]: { filter: 'none', backgroundColor: vars.surface.background },
    [media.forcedColors]: { border: '1px solid CanvasText', filter: 'none' },
  },
});

export const title = style({
  textAlign: 'center',
  paddingBlockEnd: vars.space[2],
  '@media': {
    [tape]: { display: 'none' },
    // A print may be passed on.
    [media.print]: {
      display: 'block',
      position: 'absolute',
      bottom: '100%',
      padding: 0,
      fontWeight: vars.weight.semibold,
    },
  },
});

export const rows = style({
  borderTop: `1.5px dashed ${vars.surface.control}`,
  paddingBlock: vars.space[2],
  '@media': { [tape]: { display: 'flex', minWidth: 0, border: 0, padding: 0 } },
});

export const row = recipe({
  base: {
    ...spread(vars.space[3]),
    overflow: 'hidden',
    '@media': {
      [tape]: {
        display: 'grid',
        alignContent: 'space-between',
        gap: 0,
        // Labels wrap, values are whole.
        minWidth: 'min-content',
        paddingInline: vars.space[3],
        borderInlineEnd: `1.5px dashed ${vars.surface.control}`,
        selectors: {
          // The visitor's name: whole, unless it is longer than most.
          '&:first-child': {
            paddingInlineStart: 0,
            flexShrink: 0,
            minWidth: 0,
            maxWidth: '26ch',
          },
          '&:last-child': { borderInlineEnd: 0 },
        },
      },
    },
  },
  variants: {
    fresh: {
      true: {
        '@media': {
          // Print would show the start of the animation: an empty line.
          [`screen and ${media.motionSafe}`]: {
            animation: `${feed} ${vars.duration.contentFadeIn} steps(9, end) 260ms backwards`,
          },
          [`${media.wide} and ${media.motionSafe}`]: { animationName: feedAlong },
        },
      },
    },
    emphasis: {
      none: {},
      gift: {
        marginInline: `calc(-1 * ${vars.space[2]})`,
        paddingInline: vars.space[2],
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        '@media': { [tape]: { marginInline: 0 } },
      },
      total: {
        alignItems: 'baseline',
        borderTop: `1.5px dashed ${vars.surface.control}`,
        marginBlockStart: vars.space[2],
        paddingBlockStart: vars.space[2],
        fontSize: vars.text.small,
        '@media': {
          [tape]: { margin: 0, borderTop: 0, paddingBlockStart: 0, fontSize: 'inherit' },
        },
      },
    },
  },
});

export const value = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  '@media': {
    [tape]: {
      marginInlineStart: 0,
      textAlign: 'start',
      fontWeight: vars.weight.semibold,
      whiteSpace: 'nowrap',
      selectors: { ':first-child > &': { overflow: 'hidden', textOverflow: 'ellipsis' } },
    },
    // A sheet cannot be scrolled: long values wrap.
    [media.print]: { whiteSpace: 'normal' },
  },
});

/** Beside the tape's last line. */
export const code = style({
  '@media': {
    [tape]: { flex: '0 1 9rem', minWidth: 0, paddingInlineStart: vars.space[3] },
    // The lines need the width of the sheet.
    [media.print]: { display: 'none' },
  },
});

// The tape has no height for it.
globalStyle(`${code} p`, { '@media': { [tape]: { display: 'none' } } });
