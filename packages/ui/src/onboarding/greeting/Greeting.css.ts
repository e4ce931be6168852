import { keyframes } from '@vanilla-extract/css';
import { largeText, oneColumn } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/sections';
import { aboveShop } from '../shopfront/Shopfront.css';

/** One line, above the next step. */
export const bar = style({ paddingBlock: vars.space[4] });
export const barHeight = `calc(2 * ${vars.space[4]} + 1.35 * ${vars.text.lead})`;

export const ground = recipe({
  base: { ...oneColumn(), alignContent: 'center' },
  variants: {
    settled: {
      false: {
        position: 'relative',
        minHeight: '100svh',
        overflow: 'clip',
        paddingBlock: vars.space[16],
        ...aboveShop,
        '@media': {
          ...aboveShop['@media'],
          [media.tablet]: { paddingBlockEnd: '44svh' },
          [media.low]: { paddingBlockEnd: vars.space[16] },
        },
      },
      true: bar,
    },
  },
});

export const words = recipe({
  base: { fontFamily: vars.font.display, color: vars.surface.heading },
  variants: {
    settled: {
      false: {
        position: 'relative',
        maxWidth: '16ch',
        ...largeText(vars.text.display, vars.lineHeight.display),
        textWrap: 'balance',
      },
      true: { fontSize: vars.text.lead, fontWeight: vars.weight.bold, lineHeight: '1.35' },
    },
  },
});

const fillUp = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'none' } });

/** Fills while the greeting is alone on screen. */
export const wait = style({
  height: 6,
  maxWidth: '20rem',
  transformOrigin: 'left',
  backgroundColor: vars.surface.accent,
  '@media': {
    [media.motionSafe]: { animation: `${fillUp} ${vars.duration.greeting} linear` },
  },
});
