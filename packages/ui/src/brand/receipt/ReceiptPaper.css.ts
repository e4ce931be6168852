import { createVar, keyframes } from '@vanilla-extract/css';
import { figuresText, measured, oneColumn } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/primitives';

const tooth = '10px';
const torn = [
  'conic-gradient(from 135deg at 50% 0, transparent, #000 1deg 89deg, transparent 90deg)',
  'conic-gradient(from -45deg at 50% 100%, transparent, #000 1deg 89deg, transparent 90deg)',
];

const shade = (percent: number) =>
  `color-mix(in srgb, ${vars.color.strong} ${percent}%, transparent)`;

export const lineCount = createVar();

// The negative insets leave room for the shadow.
const feed = keyframes({
  from: { clipPath: 'inset(-40px -40px calc(100% + 1px) -40px)' },
  to: { clipPath: 'inset(-40px -40px -60px -40px)' },
});

export const receipt = recipe({
  base: {
    width: 'min(100%, 26.25rem)',
    minWidth: 'min(100%, 13rem)',
    ...measured,
    gridTemplateColumns: 'minmax(0, 26.25rem)',
    position: 'relative',
    isolation: 'isolate',
    // A filter would be calculated again whenever a sum changes.
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: '5px 0',
        zIndex: -1,
        boxShadow: `0 2px 4px ${shade(16)}, 0 12px 32px ${shade(14)}`,
      },
    },
    '@media': {
      [media.print]: { breakInside: 'avoid', selectors: { '&::before': { content: 'none' } } },
    },
  },
  variants: {
    printing: {
      true: {
        '@media': {
          [media.motionSafe]: {
            animationName: feed,
            animationDuration: `calc(${vars.duration.receiptLine} * ${lineCount})`,
            animationTimingFunction: 'steps(28, end)',
            animationFillMode: 'backwards',
          },
        },
      },
    },
  },
});

export const paper = style({
  ...oneColumn(vars.space[4]),
  padding: `${vars.space[8]} clamp(${vars.space[4]}, 7%, ${vars.space[6]})`,
  ...figuresText(vars.text.small),
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  maskImage: torn.join(', '),
  maskSize: `${tooth} 51%`,
  maskPosition: 'top, bottom',
  maskRepeat: 'round no-repeat',
  '@media': {
    [media.print]: {
      maskImage: 'none',
      borderTop: `1px dashed ${vars.color.control}`,
      borderBottom: `1px dashed ${vars.color.control}`,
    },
    [media.forcedColors]: { maskImage: 'none', border: '1px solid CanvasText' },
  },
});
