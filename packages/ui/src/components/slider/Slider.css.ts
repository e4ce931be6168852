import { createVar } from '@vanilla-extract/css';
import { covering, mutedSmall, spread, tabularFigures } from '../../styles/looks';
import { media, sizePx, style, vars } from '../../styles/primitives';

/** Position along the track, from 0 to 1. */
export const fraction = createVar();

const coinPx = 32;

export const head = style(spread(vars.space[4]));

export const label = style({ fontWeight: vars.weight.semibold, lineHeight: vars.lineHeight.title });

export const output = style(tabularFigures);

export const description = style({
  paddingBlockStart: vars.space[1],
  ...mutedSmall,
});

export const track = style({
  position: 'relative',
  height: sizePx.touchTarget,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 'calc(50% - 3px)',
    insetInline: 0,
    border: `1px solid ${vars.surface.control}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.surface.raised,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 'calc(50% - 3px)',
    insetInlineStart: 0,
    // The coin's middle is at least half a coin from either end.
    width: `calc(${coinPx / 2}px + (100% - ${coinPx}px) * ${fraction})`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.surface.accent,
  },
  selectors: {
    '&[data-disabled="true"]::after': { backgroundColor: vars.surface.control },
  },
  '@media': { [media.forcedColors]: { '::after': { backgroundColor: 'ButtonText' } } },
});

const coin = {
  appearance: 'none',
  width: coinPx,
  height: coinPx,
  boxSizing: 'border-box',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.money,
  border: `2px solid ${vars.color.moneyDeep}`,
  boxShadow: `inset 0 0 0 3px ${vars.color.money}, inset 0 0 0 4px ${vars.color.moneySoft}, ${vars.shadow.raised}`,
} as const;
const disabledCoin = { filter: 'grayscale(1)' } as const;

// One rule per pseudo-element, because browsers drop a rule with an unknown selector.
export const input = style({
  ...covering,
  zIndex: 1,
  appearance: 'none',
  borderRadius: vars.radius.round,
  background: 'transparent',
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:disabled': { cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: 0 },
    '&::-webkit-slider-thumb': coin,
    '&::-moz-range-thumb': coin,
    '&:disabled::-webkit-slider-thumb': disabledCoin,
    '&:disabled::-moz-range-thumb': disabledCoin,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::-webkit-slider-thumb': { backgroundColor: 'ButtonText' },
        '&::-moz-range-thumb': { backgroundColor: 'ButtonText' },
      },
    },
  },
});
