import { keyframes } from '@vanilla-extract/css';
import { oneColumn } from '../../styles/looks';
import { media, recipe, vars } from '../../styles/primitives';

/** A bar, from which the paper comes. */
export const printer = recipe({
  base: {
    ...oneColumn(),
    justifyItems: 'center',
    selectors: {
      '&::before': {
        content: '""',
        borderRadius: vars.radius.round,
        backgroundColor: vars.color.text,
      },
    },
  },
  variants: {
    size: {
      small: {
        selectors: {
          '&::before': {
            width: 'min(100%, 29rem)',
            height: 14,
            '@media': { [media.print]: { display: 'none' } },
          },
        },
      },
      large: {
        selectors: {
          '&::before': {
            width: 'min(100%, 30rem)',
            height: 18,
            boxShadow: `0 0 0 8px ${vars.color.strongDeep}`,
          },
        },
      },
    },
  },
});

/** The paper appears only below the bar, which hides its torn upper edge. */
export const slot = recipe({
  base: {
    width: '100%',
    paddingInline: vars.space[3],
    clipPath: 'inset(14px -40px -60px -40px)',
  },
  variants: {
    size: {
      small: { transform: 'translateY(-20px)' },
      large: { transform: 'translateY(-22px)' },
    },
  },
});

const feed = (hidden: string, ms: number, steps: number) => {
  const name = keyframes({ from: { transform: `translateY(-${hidden})` } });
  return {
    '@media': {
      [media.motionSafe]: { animation: `${name} ${ms}ms steps(${steps}, end) backwards` },
    },
  };
};

export const paper = recipe({
  base: { ...oneColumn(), justifyItems: 'center' },
  variants: { fed: { whole: feed('100%', 900, 18), lines: feed('5.5rem', 600, 12) } },
});
