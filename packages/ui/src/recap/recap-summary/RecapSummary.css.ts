import { largeText, onBaseline } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

/** A name may be one word of 200 letters. */
export const greeting = style({ flex: '1 1 16rem', minWidth: 0 });

export const choice = style({ maxWidth: '14rem' });

export const figures = style({
  containerType: 'inline-size',
  ...onBaseline(`${vars.space[8]} ${vars.space[12]}`),
  paddingBlockStart: vars.space[6],
  borderTop: `2px dashed ${vars.surface.line}`,
});

export const figure = style({
  display: 'flex',
  flex: '1 1 100%',
  minWidth: 'fit-content',
  flexDirection: 'column',
  gap: vars.space[2],
  '@media': { [media.tabletAndPaper]: { flex: '1 1 0' } },
});

export const label = style({ order: 1 });

const sum = (fontSize: string) => ({
  ...largeText(fontSize, '0.95'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere' as const,
});

export const large = style({
  // Ten characters fit on a line of any width.
  ...sum(`min(${vars.text.figure}, 18cqi)`),
  color: vars.surface.accent,
});
export const small = style({
  ...sum(vars.text.section),
  // Keeps the labels of both sums level.
  '@media': {
    [media.tabletAndPaper]: {
      paddingBlockEnd: `calc((${vars.text.figure} - ${vars.text.section}) * 0.14)`,
    },
  },
});
