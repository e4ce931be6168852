import { keyframes } from '@vanilla-extract/css';
import { figuresText, spread, tornEdge } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/sections';

const feed = keyframes({
  from: { maxHeight: 0, paddingBlock: 0, opacity: 0 },
  to: { maxHeight: '4rem', opacity: 1 },
});

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
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText', filter: 'none' } },
});

export const title = style({ textAlign: 'center', paddingBlockEnd: vars.space[2] });

export const rows = style({
  borderTop: `1.5px dashed ${vars.surface.control}`,
  paddingBlock: vars.space[2],
});

export const row = recipe({
  base: {
    ...spread(vars.space[3]),
    overflow: 'hidden',
  },
  variants: {
    fresh: {
      true: {
        '@media': {
          // Print would show the start of the animation: an empty line.
          [`screen and ${media.motionSafe}`]: {
            animation: `${feed} ${vars.duration.contentFadeIn} steps(9, end) 260ms backwards`,
          },
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
      },
      total: {
        alignItems: 'baseline',
        borderTop: `1.5px dashed ${vars.surface.control}`,
        marginBlockStart: vars.space[2],
        paddingBlockStart: vars.space[2],
        fontSize: vars.text.small,
      },
    },
  },
});

export const value = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
});
