import { keyframes } from '@vanilla-extract/css';
import { mutedSmall, oneColumn } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/sections';

export const calculator = style({
  ...oneColumn(vars.space[10]),
  alignItems: 'start',
  '@media': {
    // Hidden on paper unless there is a result.
    [media.print]: { selectors: { '&:not(:has([data-fed]))': { display: 'none' } } },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space[16] },
  },
});

export const keys = style({
  ...oneColumn(vars.space[6]),
  padding: `clamp(${vars.space[5]}, 4vw, ${vars.space[10]})`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  '@media': { [media.print]: { display: 'none' } },
});

export const printer = style({
  ...oneColumn(),
  justifyItems: 'center',
  selectors: {
    // The slot of the printer.
    '&::before': {
      content: '""',
      width: 'min(100%, 29rem)',
      height: 14,
      borderRadius: vars.radius.round,
      backgroundColor: vars.color.text,
      '@media': { [media.print]: { display: 'none' } },
    },
  },
});

const feed = keyframes({ from: { transform: 'translateY(-100%)' } });

export const printerSlot = style({
  width: '100%',
  paddingInline: vars.space[3],
  transform: 'translateY(-20px)',
  // The paper appears only below the slot.
  clipPath: 'inset(14px -40px -60px -40px)',
});

export const paper = style({
  ...oneColumn(),
  justifyItems: 'center',
  '@media': {
    [media.motionSafe]: {
      selectors: { '&[data-fed]': { animation: `${feed} 900ms steps(18, end) backwards` } },
    },
  },
});

/** Keeps its space, so that the button does not move. */
export const why = recipe({
  base: {
    marginBlockStart: `calc(-1 * ${vars.space[4]})`,
    ...mutedSmall,
    lineHeight: '1.45',
  },
  variants: { needed: { true: {}, false: { visibility: 'hidden' } } },
});
